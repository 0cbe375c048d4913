import type { Render } from "@anywidget/types";

const render: Render = ({ el }) => {
  el.textContent = "…";
};

export default { render };
