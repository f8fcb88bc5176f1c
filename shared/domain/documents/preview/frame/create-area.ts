/**
 * The element that scrolls, and takes the focus of the frame. It has no landmark role, since the page has its own.
 * pdf.js requires a `div`.
 */
export function createArea(kind: 'pdf' | 'picture' | 'text' | 'workbook'): HTMLDivElement {
  const area = document.createElement('div');
  area.role = 'document';
  area.className = `area ${kind}`;
  area.tabIndex = 0;
  document.body.append(area);
  return area;
}
