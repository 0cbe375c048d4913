// All styles, side by side: what they have in common is packed once.
import icons from "./art/icons.css";
import tokens from "./art/tokens.css";
import cobras from "./boards/cobras/cobras.css";
import cockpit from "./boards/cockpit/cockpit.css";
import imperio from "./boards/imperio/imperio.css";
import shell from "./shell.css";

export const css = [tokens, shell, icons, cobras, cockpit, imperio].join("\n");
