/**
 * What is scrolled, and takes the focus of the frame: without a role of a landmark, since the page has its own. A `div`, as pdf.js wants it.
 */
export function createArea(kind: 'pdf' | 'picture' | 'text' | 'workbook'): HTMLDivElement {
  const area = document.createElement('div');
  area.role = 'document';
  area.className = `area ${kind}`;
  area.tabIndex = 0;
  document.body.append(area);
  return area;
}
