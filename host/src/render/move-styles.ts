/** The attribute that stands for the style of an element, until the browser takes the html over. */
export const STYLE_ATTRIBUTE = 'data-s';
/** The id of the style sheet. */
export const STYLE_SHEET = 'element-styles';

/** The signs that React escapes in an attribute. */
const withoutEscapes = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Moves the style attributes of rendered html to a style sheet, since the content security policy allows none: only what a script sets on an
 * element. `restoreStyles` undoes it. In text and in other attributes React escapes quotes, so that each match is a style attribute.
 */
export function moveStyles(html: string): { html: string; css: string } {
  const names = new Map<string, number>();
  const moved = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const name = names.get(style) ?? names.size;
    names.set(style, name);
    return ` ${STYLE_ATTRIBUTE}="${name}"`;
  });
  // The rules are stronger than every class, like a style attribute.
  const rules = [...names].map(
    ([style, name]) => `#root [${STYLE_ATTRIBUTE}="${name}"]{${withoutEscapes(style)}}`,
  );
  return { html: moved, css: rules.join('\n').replaceAll('</', '<\\/') };
}

/** Sets the styles on their elements, as React expects to find them, and removes the style sheet. */
export function restoreStyles(root: HTMLElement): void {
  const sheet = document.getElementById(STYLE_SHEET);
  if (!(sheet instanceof HTMLStyleElement)) return;
  const styles = new Map<string, string>();
  for (const rule of sheet.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const [, name] = /="?(\d+)"?\]/.exec(rule.selectorText) ?? [];
    if (name) styles.set(name, rule.style.cssText);
  }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = styles.get(element.getAttribute(STYLE_ATTRIBUTE) ?? '') ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
  sheet.remove();
}
