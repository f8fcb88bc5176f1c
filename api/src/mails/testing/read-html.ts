const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (html: string) => html.replace(/&([\w#]+);/g, (entity, name) => ENTITIES[name] ?? entity);

/** The words of a mail in html, a line each; and where its links lead to, by their words. */
export function readHtml(html: string) {
  const body = html.slice(html.indexOf('<body'));
  const lines = body.replaceAll(/<(br|\/p|\/h1|\/a)\b[^>]*>/g, '\n').replaceAll(/<[^>]*>/g, '');
  const links = [...body.matchAll(/<a href="([^"]*)"([^>]*)>([^<]*)/g)].map(
    ([, url = '', look = '', label = '']) => ({
      url: decoded(url),
      label: decoded(label),
      isButton: look.includes('class="button"'),
    }),
  );
  // What keeps words on a line is not in the text.
  return { words: decoded(lines).replaceAll('\u00a0', ' ').replaceAll('\u2011', '-'), links };
}
