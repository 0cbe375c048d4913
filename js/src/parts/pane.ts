/** Scroll the pane alone, never the page, until a row is inside it. */
export function keepInView(row: Element): void {
  const pane = row.closest(".pane");
  if (!pane) return;
  const [inner, outer] = [row.getBoundingClientRect(), pane.getBoundingClientRect()];
  // Room for the line that follows.
  const [over, under] = [inner.top - outer.top - 8, inner.bottom - outer.bottom + 36];
  if (over < 0) pane.scrollTop += over;
  else if (under > 0) pane.scrollTop += Math.min(under, over);
}
