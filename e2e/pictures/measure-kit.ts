/** What a page is made of, measured in the browser. Lengths in CSS pixels. */
export interface Kit {
  /** Each size, weight and family of visible text of the page or dialog, with how many letters it has. */
  typeStyles: Record<string, number>;
  /** Each height of a visible button, with how many there are. */
  buttonHeights: Record<number, number>;
  /** The length of the whole page. */
  height: number;
}

/** Measures the dialog that is open, else the main part of the page. It runs in the browser, and so uses nothing of its module. */
export function measureKit(): Kit {
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const dialog = [...document.querySelectorAll('[role="dialog"]')].find(isVisible);
  const root = dialog ?? document.querySelector('main') ?? document.body;

  const typeStyles: Record<string, number> = {};
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.nodeValue?.trim() ?? '';
    const element = texts.currentNode.parentElement;
    if (!text || !element || !isVisible(element) || element.closest('svg, [aria-hidden="true"]')) continue;
    const { fontSize, fontWeight, fontFamily } = getComputedStyle(element);
    const style = `${fontSize} ${fontWeight} ${fontFamily.split(',')[0]}`;
    typeStyles[style] = (typeStyles[style] ?? 0) + text.length;
  }

  const buttonHeights: Record<number, number> = {};
  for (const button of root.querySelectorAll('.mantine-Button-root, .mantine-ActionIcon-root'))
    if (isVisible(button)) {
      const height = Math.round(button.getBoundingClientRect().height);
      buttonHeights[height] = (buttonHeights[height] ?? 0) + 1;
    }
  return { typeStyles, buttonHeights, height: document.documentElement.scrollHeight };
}
