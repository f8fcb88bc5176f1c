import { graphOf, publicUrl, tag, titleOf, useHeads } from './testing/heads.ts';

const { heads, visit } = useHeads();
const SALES = '/opportunities/sell-opportunities';
const canonicalOf = (body: string) => tag(body, /rel="canonical" href="(.*?)"/);

test.each([
  [`${SALES}/food`, 'Businesses for sale: Food · Handover'],
  [`${SALES}/geneve`, 'Businesses for sale: Geneva · Handover'],
  [`${SALES}/food/geneve`, 'Businesses for sale: Food, Geneva · Handover'],
  [`${SALES}/food?page=2`, 'Businesses for sale: Food, page 2 · Handover'],
  [`${SALES}/food/geneve?lang=fr`, 'Entreprises à céder : Alimentation, Genève · Handover'],
])('%s has its own title and text, and is indexed in each language', async (url, title) => {
  const { body, statusCode } = await visit(url);
  expect([statusCode, titleOf(body)]).toEqual([200, title]);
  const description = url.endsWith('fr') ? 'À céder : 1 234. Mandats : 0.' : 'For sale: 1,234. Mandates: 0.';
  expect(tag(body, /name="description" content="(.*?)"/)?.replace(/\s/g, ' ')).toBe(description);
  expect(canonicalOf(body)).toBe(publicUrl + url);
  expect(body.match(/hreflang=/g)).toHaveLength(3);
});

test('it has the trail that leads to it, and its feed', async () => {
  const { body } = await visit(`${SALES}/food/geneve?lang=fr&page=2`);
  const [trail] = graphOf(body);
  expect(trail.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
    ['Handover', `${publicUrl}/?lang=fr`],
    ['Entreprises à céder', `${publicUrl}${SALES}?lang=fr`],
    ['Alimentation', `${publicUrl}${SALES}/food?lang=fr`],
    ['Genève', `${publicUrl}${SALES}/food/geneve?lang=fr`],
  ]);
  expect(tag(body, /type="application\/rss\+xml" href="(.*?)"/)).toBe(
    `${publicUrl}/api/opportunities/feed/?type_of_opportunity=sell&amp;sectors=1&amp;countries=1&amp;regions=2&amp;lang=fr`,
  );
});

test.each([`${SALES}/health`, '/opportunities/buy-opportunities/food'])(
  '%s has no listing, and is not indexed',
  async (url) => {
    const { body, statusCode } = await visit(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toMatch(/canonical|hreflang|ld\+json/);
  },
);

test.each([`${SALES}/nothing`, `${SALES}/3`, `${SALES}/geneve/food`, `${SALES}/food/nothing`])(
  '%s is 404',
  async (url) => {
    const { body, statusCode } = await visit(url);
    expect([statusCode, titleOf(body)]).toEqual([404, 'Nothing here · Handover']);
  },
);

test.each([
  ['?sector=1', '/food'],
  ['?sector=1&view=rows&page=3&lang=fr', '/food?page=3&lang=fr'],
  ['?country=1&region=2', '/geneve'],
  ['?sector=1&country=1&region=2', '/food/geneve'],
  // Other filters, several, or none of a landing page.
  ['?sector=1&price_max=1', ''],
  ['?sector=1&search=bread', ''],
  ['?sector=1,5', ''],
  ['?sector=9', ''],
  ['?sector=food', ''],
  ['?country=1', ''],
  ['?sector=1&country=1', ''],
  ['?region=2', ''],
  ['?country=3&region=2', ''],
])('the list with the filter %s is known as %s', async (query, path) => {
  expect(canonicalOf((await visit(SALES + query)).body)).toBe(publicUrl + SALES + path.replace('&', '&amp;'));
});

test('without the api it has the general texts, and stays in an index', async () => {
  heads.api.failsWith = 503;
  const { body, statusCode } = await visit(`${SALES}/food`);
  expect([statusCode, titleOf(body)]).toEqual([200, 'Businesses for sale · Handover']);
  expect(canonicalOf(body)).toBe(`${publicUrl}${SALES}/food`);
});
