/** Matches controls that are inert only until hydration. Those that React makes inert have an empty value. */
export const INERT = '[inert="inert"]';

/**
 * Matches forms as a whole and controls outside of forms, but nothing in a noscript. React escapes `<` and `>` in
 * attributes and text.
 */
const CONTROLS =
  /<noscript>.*?<\/noscript>|<form\b([^>]*)>.*?<\/form>|<(?:button|input|select|textarea|label)\b/gs;

/**
 * Makes controls that need scripts inert until React runs them: clicks would be lost, and typed text would be mixed
 * with the values that React then sets. Links, and forms that the browser sends itself, work at once.
 * `releaseControls` ends it.
 */
export const withInertControls = (html: string): string =>
  html.replace(CONTROLS, (found: string, form?: string) =>
    found.startsWith('<noscript') || form?.includes('method="get"')
      ? found
      : found.replace(/^<\w+/, '$& inert="inert"'),
  );
