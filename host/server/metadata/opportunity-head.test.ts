import { buildOpportunity, buildOwn } from '@handover/shared/testing/node';
import { graphOf, publicUrl, tag, titleOf, useHeads } from './testing/heads.ts';

const HOSTILE = `</script><script>alert("1")</script>'\u2028\u2029`;
const place = {
  country: { id: 1, name: 'Switzerland', name_fr: 'Suisse' },
  region: { id: 2, name: 'Geneva', name_fr: 'Genève' },
};
const offer = buildOpportunity({ id: 3, ...place, preferred_currency: 4 });
const mandate = buildOpportunity({
  ...place,
  id: 4,
  type_of_opportunity: 'buy',
  project_title: 'A bakery near Geneva',
  activity: '',
  preferred_description: 'Two to five shops.',
  asking_price: null,
});
const hostile = buildOpportunity({ id: 5, project_title: HOSTILE, activity: HOSTILE.repeat(9) });
/** The response for its owner. None of that may ever be written. */
const careless = buildOpportunity({
  id: 6,
  own: buildOwn({ company_name: 'Ty Bara SARL' }),
  exact: {
    year: 2025,
    currency: 1,
    revenue: 2_468_013,
    ebitda: 357_911,
    normalised_ebitda: null,
    number_of_employees: 29,
  },
});

const { heads, visit } = useHeads([offer, mandate, hostile, careless]);

test('an opportunity has its own title and description, in the language of the address', async () => {
  const { body, headers, statusCode } = await visit('/opportunities/3?lang=fr', 'language=en');
  expect([statusCode, headers['content-language']]).toEqual([200, 'fr']);
  expect(body).toContain('<html lang="fr">');
  expect(titleOf(body)).toBe('Bakery group in Brittany · Handover');
  const description = 'Alimentation · Genève, Suisse. Eleven bakeries, one workshop.';
  expect(tag(body, /name="description" content="(.*?)"/)).toBe(description);
  expect(tag(body, /property="og:description" content="(.*?)"/)).toBe(description);
  expect(tag(body, /property="og:locale" content="(.*?)"/)).toBe('fr_FR');
  expect(headers['set-cookie']).toBeUndefined();
});

test('a business for sale is a product with an offer, and the trail that leads to it', async () => {
  const [product, trail] = graphOf((await visit('/opportunities/3')).body);
  const url = `${publicUrl}/opportunities/3`;
  expect(product).toEqual({
    '@type': 'Product',
    '@id': `${url}#listing`,
    name: 'Bakery group in Brittany',
    description: 'Food · Geneva, Switzerland. Eleven bakeries, one workshop.',
    url,
    image: `${publicUrl}/api/opportunities/3/picture/?lang=en`,
    category: 'Food',
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      availability: 'https://schema.org/InStock',
      price: 2_400_000,
      priceCurrency: 'CHF',
      availableAtOrFrom: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressRegion: 'Geneva', addressCountry: 'Switzerland' },
      },
      validFrom: offer.published_at,
    },
  });
  expect(trail.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
    ['Handover', `${publicUrl}/`],
    ['Businesses for sale', `${publicUrl}/opportunities/sell-opportunities`],
    ['Food', `${publicUrl}/opportunities/sell-opportunities/food`],
    ['Geneva', `${publicUrl}/opportunities/sell-opportunities/food/geneve`],
    ['Bakery group in Brittany', url],
  ]);
});

test('a preview shows its own picture, in the language of the address; of another page that of the marketplace', async () => {
  const imageOf = (body: string) => [
    tag(body, /property="og:image" content="(.*?)"/),
    tag(body, /property="og:image:alt" content="(.*?)"/),
  ];
  const { body } = await visit('/opportunities/4?lang=fr');
  expect(imageOf(body)).toEqual([
    `${publicUrl}/api/opportunities/4/picture/?lang=fr`,
    'A bakery near Geneva',
  ]);
  expect(imageOf((await visit('/opportunities/99')).body)).toEqual([
    `${publicUrl}/social-image.png`,
    'Handover',
  ]);
});

test('under exclusivity it is reserved', async () => {
  heads.api.opportunities.push({ ...offer, id: 7, under_exclusivity: true });
  const [{ offers }] = graphOf((await visit('/opportunities/7')).body);
  expect(offers.availability).toBe('https://schema.org/Reserved');
});

test('one that is sold has its page, and is not indexed', async () => {
  heads.api.opportunities.push({ ...offer, id: 8, sold: true });
  const { statusCode, body } = await visit('/opportunities/8');
  expect([statusCode, titleOf(body)]).toEqual([200, 'Bakery group in Brittany · Handover']);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toMatch(/canonical|hreflang|ld\+json/);
});

test('a mandate is a demand, without a price', async () => {
  const [demand] = graphOf((await visit('/opportunities/4')).body);
  expect(demand).toMatchObject({
    '@type': 'Demand',
    description: 'Food · Geneva, Switzerland. Two to five shops.',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Buy' },
  });
  expect(JSON.stringify(demand)).not.toContain('price');
});

test('a hostile title ends no tag, and arrives as it is', async () => {
  const { body } = await visit('/opportunities/5');
  const [product] = graphOf(body);
  expect(product.name).toBe(HOSTILE);
  expect(body).not.toContain('<script>alert');
  expect(body.split('</title>')).toHaveLength(2);
  expect(tag(body, /ld\+json">(.*)<\/script>/)).not.toMatch(/[\u2028\u2029]/);
  expect(product.description.length).toBeLessThanOrEqual(160);
});

test('nothing confidential is written, whatever the api says', async () => {
  const { body } = await visit('/opportunities/6', 'access=of-the-owner');
  for (const secret of ['Ty Bara', '2468013', '357911', '2000000', '250000', 'company', 'exact'])
    expect(body.slice(0, body.indexOf('</title>')) + JSON.stringify(graphOf(body))).not.toContain(secret);
  const asked = [
    '/api/opportunities/6/?as_stranger=true',
    '/api/opportunities/landing/?type_of_opportunity=sell',
  ];
  expect(heads.api.asked).toEqual(asked.map((url) => ({ url, cookie: undefined, authorization: undefined })));
});

test.each(['/opportunities/99', '/opportunities/abc', '/opportunities/0', '/opportunities/12345678901'])(
  '%s: 404 with the page, and not indexed',
  async (url) => {
    const { statusCode, body } = await visit(url);
    expect([statusCode, titleOf(body)]).toEqual([404, 'Nothing here · Handover']);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('id="release-set"');
    expect(body).not.toMatch(/canonical|hreflang|ld\+json/);
  },
);

test('who is signed in may find what others do not', async () => {
  expect((await visit('/opportunities/99', 'access=a; refresh=r')).statusCode).toBe(200);
});

test('an api that fails, or is late, leaves the general title, and 200', async () => {
  const deadlines: { ms: number; pass: () => void }[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const deadline = new AbortController();
    deadlines.push({ ms, pass: () => deadline.abort(new DOMException('late', 'TimeoutError')) });
    return deadline.signal;
  });
  heads.api.isSilent = true;
  const visiting = visit('/opportunities/3');
  while (heads.api.asked.length === 0) await new Promise(setImmediate);
  expect(deadlines.map(({ ms }) => ms)).toEqual([300]);
  deadlines[0]?.pass();
  const late = await visiting;
  jest.restoreAllMocks();
  Object.assign(heads.api, { isSilent: false, failsWith: 503 });
  const failed = await visit('/opportunities/4');
  for (const { statusCode, body } of [late, failed]) {
    expect([statusCode, titleOf(body)]).toEqual([200, 'An opportunity · Handover']);
    expect(body).toContain('rel="canonical"');
    expect(body).not.toContain('ld+json');
  }
});
