/**
 * The elements and attributes of a payload in a document that no page of ours has. Runs in the browser, on the page
 * or on html that was parsed there.
 */
export function foundElements({ html, foreign }: { html?: string; foreign: string }): string[] {
  // The document that parses the styles applies them, by the policy of the open page.
  const { nonce = '' } = document.querySelector<HTMLElement>('script[nonce]') ?? {};
  const parsed = html?.replaceAll(/ nonce="[^"]*"/g, ` nonce="${nonce}"`);
  const root = parsed === undefined ? document : new DOMParser().parseFromString(parsed, 'text/html');
  const NEVER =
    'base, object, embed, marquee, xss, math, animate, template, video, audio, plaintext, mglyph, meta[http-equiv], iframe[srcdoc], body > form';
  const runs = (address: string) =>
    /^(javascript|vbscript|data:text\/html)/i.test(address.replaceAll(/[\s\p{Cc}]/gu, ''));
  const ADDRESSES = [
    'href',
    'src',
    'action',
    'formaction',
    'data',
    'xlink:href',
    'srcset',
    'poster',
    'content',
  ];
  const isForeign = (address: string) => {
    try {
      return new URL(address, location.origin).hostname.endsWith(foreign);
    } catch {
      return false;
    }
  };
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const wrong = [...element.attributes].filter(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (name === 'style' && value.includes(foreign)) ||
        (ADDRESSES.includes(name) && (runs(value) || (name !== 'content' && isForeign(value)))),
    );
    const isOurScript =
      element.localName !== 'script' ||
      ['release-set', 'state'].includes(element.id) ||
      // Data for search engines: browsers run nothing of it.
      element.matches('head > script[type="application/ld+json"]') ||
      (element as HTMLScriptElement).nonce !== '' ||
      new URL((element as HTMLScriptElement).src || 'none:', location.origin).origin === location.origin;
    const isStyle = element.localName === 'style' && (element.textContent ?? '').includes(foreign);
    // Hints that wait for the first chunk.
    const isNever = element.matches(NEVER) && !element.matches('head > template#later');
    if (wrong.length > 0 || !isOurScript || isStyle || isNever) found.push(element.outerHTML.slice(0, 200));
  }
  return found;
}

/** The visible text of the page: its title, texts and fields. */
export const shownText = (): string =>
  [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    ...[...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ].join('\n');
