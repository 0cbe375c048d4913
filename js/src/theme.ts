// Light or dark: what the widget was told, else what its host says of itself, else what the machine prefers.
export type Theme = "light" | "dark";

const LAB = "data-jp-theme-light";
const ATTRIBUTES = [LAB, "class", "data-theme", "data-bs-theme", "data-vscode-theme-kind"];

/** What one element of the host says: `dark`, `theme-dark`, `vscode-dark`, `dark-theme` and the like. */
export function marker(element: Element): Theme | null {
  const lab = element.getAttribute(LAB);
  if (lab) return lab === "false" ? "dark" : "light";
  const said = ATTRIBUTES.map((name) => element.getAttribute(name) ?? "").join(" ");
  const [, theme] = /(?:^|\s)(?:vscode-|theme-)?(dark|light|high-contrast)(?:-theme)?(?:\s|$)/.exec(said) ?? [];
  return theme ? (theme === "light" ? "light" : "dark") : null;
}

// Not the widget's own root: it carries the answer.
function* ancestors(start: Element): Generator<Element> {
  for (let node: Node | null = start.parentNode; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof Element) yield node;
  }
}

const dark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

export function themeOf(told: string, el: Element): Theme {
  if (told === "light" || told === "dark") return told;
  for (const element of ancestors(el)) {
    const said = marker(element);
    if (said) return said;
  }
  return dark().matches ? "dark" : "light";
}

/** Call `again` whenever the answer may have become another, as long as the element stays where it is. */
export function watchTheme(el: Element, again: () => void): () => void {
  const observer = new MutationObserver(again);
  for (const element of ancestors(el)) observer.observe(element, { attributeFilter: ATTRIBUTES });
  const preferred = dark();
  preferred.addEventListener("change", again);
  return () => {
    observer.disconnect();
    preferred.removeEventListener("change", again);
  };
}
