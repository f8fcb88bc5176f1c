import { buildOpportunity } from '@handover/shared/testing/node';
import { graphOf, publicUrl, tag, titleOf, useHeads } from './testing/heads.ts';

const { heads, visit } = useHeads([buildOpportunity({ id: 3 })]);

test.each([
  ['/opportunities/3', '/opportunities/3'],
  ['/opportunities/3/?utm_source=mail', '/opportunities/3'],
  ['/opportunities/3?lang=fr&modal=get-access', '/opportunities/3?lang=fr'],
  ['/opportunities?type=buy', '/opportunities/buy-opportunities'],
  ['/opportunities?lang=en', '/opportunities/sell-opportunities?lang=en'],
  ['/opportunities/sell-opportunities?sector=2&page=3&lang=de', '/opportunities/sell-opportunities?page=3'],
  ['/opportunities/sell-opportunities?page=1', '/opportunities/sell-opportunities'],
  ['/faq?page=2', '/faq'],
])('%s has the canonical URL %s, and one in each language', async (url, path) => {
  const { body } = await visit(url);
  expect(tag(body, /rel="canonical" href="(.*?)"/)).toBe(publicUrl + path);
  const plain = path.replace(/[?&]lang=\w+/, '');
  const inLanguage = (lang: string) =>
    `${publicUrl}${plain}${plain.includes('?') ? '&amp;' : '?'}lang=${lang}`;
  expect([...body.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, of, href]) => [of, href])).toEqual([
    ['en', inLanguage('en')],
    ['fr', inLanguage('fr')],
    ['x-default', publicUrl + plain],
  ]);
});

test('a list has the trail that leads to it, in its language', async () => {
  const [trail] = graphOf((await visit('/opportunities/sell-opportunities?lang=fr')).body);
  expect(trail.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
    ['Handover', `${publicUrl}/?lang=fr`],
    ['Entreprises à céder', `${publicUrl}/opportunities/sell-opportunities?lang=fr`],
  ]);
});

test.each([
  ['/opportunities/sell-opportunities?page=3', 'Businesses for sale, page 3 · Handover'],
  ['/opportunities/buy-opportunities?lang=fr&page=2', 'Mandats, page 2 · Handover'],
  ['/opportunities/sell-opportunities?page=1', 'Businesses for sale · Handover'],
])('%s has a title of its own', async (url, title) => {
  expect(titleOf((await visit(url)).body)).toBe(title);
});

test('the main page says who runs the site, with a logo that exists', async () => {
  const [site, company] = graphOf((await visit('/')).body);
  expect(site).toMatchObject({ '@type': 'WebSite', url: `${publicUrl}/` });
  expect(company).toMatchObject({ '@type': 'Organization', name: 'Handover', url: `${publicUrl}/` });
  const { statusCode, headers } = await visit(company.logo.slice(publicUrl.length));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
});

test.each([
  ['en', 'Who can find out?', 'Nobody </script>.'],
  ['fr', 'Qui peut l’apprendre ?', 'Personne.'],
])('the questions are in the language of the page: %s', async (lang, name, text) => {
  const [page] = graphOf((await visit(`/faq?lang=${lang}`)).body);
  expect(page).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }],
  });
});

test('without the api the questions have a page, and no data', async () => {
  heads.api.failsWith = 503;
  const { statusCode, body } = await visit('/faq');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('ld+json');
});

test.each([
  ['/opportunities/sell-opportunities?lang=fr&sector=2', 'type_of_opportunity=sell&amp;lang=fr'],
  ['/opportunities?type=buy', 'type_of_opportunity=buy&amp;lang=en'],
])('%s names its feed', async (url, query) => {
  const { body } = await visit(url);
  const feeds = [...body.matchAll(/type="application\/rss\+xml" href="(.*?)"/g)].map(([, href]) => href);
  expect(feeds).toEqual([`${publicUrl}/api/opportunities/feed/?${query}`]);
  expect((await visit('/faq')).body).not.toContain('rss');
});

test('the older address of the list leads to it, with its filters', async () => {
  const { statusCode, headers } = await visit('/search?sector=2&lang=fr');
  expect([statusCode, headers.location]).toEqual([301, '/opportunities?sector=2&lang=fr']);
});

test('pages that mails link to are not indexed', async () => {
  expect((await visit('/verify-email?id=1&token=t')).body).toContain('content="noindex"');
});
