import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths, type QueryValues, withQuery } from '@handover/shared/contract';
import { anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, publishMandate, publishOffer } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const { publicUrl } = app.config;
const owner = await signedIn(app);
const visitor = anonymous(app);

const HOSTILE = ']]><script>alert(1)</script> & sons';
const bakery = await publishOffer(owner, { project_title: 'Bakery in Rennes', sectors: 1, region: 3 });
const hostile = await publishOffer(owner, {
  project_title: HOSTILE,
  activity: `${HOSTILE}\nTwo ovens.`,
  sectors: 2,
});
const mandate = await publishMandate(owner);
await offerCompany(owner, { project_title: 'Not published' });

const feed = (query: QueryValues, by = visitor) => by.get(withQuery(paths.opportunityFeed, query));
const sell = { type_of_opportunity: 'sell', format: 'json' } as const;
interface Item {
  id: string;
  url: string;
  title: string;
  content_html: string;
  date_published: string;
  tags: string[];
}
const itemsOf = async (query: QueryValues): Promise<Item[]> => (await feed(query)).body.items;
const pageOf = (id: number) => `${publicUrl}/opportunities/${id}`;

test('the published ones of a type, the latest first, each with a lasting id', async () => {
  const { body, headers } = await feed(sell);
  assert.equal(headers['content-type'], 'application/feed+json; charset=utf-8');
  assert.deepEqual(
    body.items.map(({ id }: Item) => id),
    [pageOf(hostile), pageOf(bakery)],
  );
  const mandates = await itemsOf({ ...sell, type_of_opportunity: 'buy' });
  assert.deepEqual(
    mandates.map(({ id }) => id),
    [pageOf(mandate)],
  );
});

test('the filters of the list', async () => {
  for (const [filter, ids] of [
    [{ sectors: 1 }, [bakery]],
    [{ project_title: 'bakery' }, [bakery]],
    [{ regions: 3, sectors: 2 }, []],
    [{ price_max: 1 }, []],
  ] as const)
    assert.deepEqual(
      (await itemsOf({ ...sell, ...filter })).map(({ id }) => id),
      ids.map(pageOf),
    );
});

test('names and links in the language that is asked for', async () => {
  const [item] = await itemsOf({ ...sell, sectors: 1, lang: 'fr' });
  assert.equal(item?.url, `${pageOf(bakery)}?lang=fr`);
  assert.deepEqual(item?.tags, ['Industrie']);
  assert.match(item?.content_html ?? '', /^<p>Bretagne<\/p><p>/);
});

test('what a person wrote is text, in both formats', async () => {
  const [item] = await itemsOf(sell);
  assert.equal(item?.title, HOSTILE);
  assert.match(
    item?.content_html ?? '',
    /<p>\]\]&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; sons<\/p><p>Two ovens/,
  );
  const { body, headers } = await feed({ type_of_opportunity: 'sell' });
  assert.equal(headers['content-type'], 'application/rss+xml; charset=utf-8');
  // Outside of CDATA there is no tag of theirs.
  const outside = body.replace(/<!\[CDATA\[.*?\]\]>/gs, '');
  assert.doesNotMatch(outside, /<script|\]\]>/);
  assert.equal(body.match(/<item>/g)?.length, 2);
  assert.match(body, new RegExp(`<guid isPermaLink="false">${pageOf(bakery)}</guid>`));
});

test('characters that no xml may contain are left out of it; those that end a line do', async () => {
  await publishOffer(owner, {
    project_title: 'Two \u0001ovens in Dijon',
    activity: 'Bread and\u000bcakes,\u0008 baked\ufffe each night.',
    sectors: 3,
  });
  const { body } = await feed({ type_of_opportunity: 'sell', sectors: 3 });
  assert.match(body, /<p>Bread and<\/p><p>cakes, baked each night\.<\/p>/);
  assert.doesNotMatch(body, /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
});

test('one that was reviewed for longer comes first when it is published last, with the time of it', async () => {
  const early = await offerCompany(owner, { sectors: 5 });
  const late = await publishOffer(owner, { sectors: 5 });
  const staff = await signedIn(app, { isStaff: true });
  assert.equal((await staff.post(`/api/opportunities/${early}/moderate/`, { validated: true })).status, 200);
  const items = await itemsOf({ ...sell, sectors: 5 });
  assert.deepEqual(
    items.map(({ id }) => id),
    [pageOf(early), pageOf(late)],
  );
  const { published_at } = (await visitor.get(`/api/opportunities/${early}/`)).body;
  assert.equal(items[0]?.date_published, published_at);
});

test('its owner gets what a visitor gets, and nobody anything confidential', async () => {
  const [theirs, everyones] = [await feed(sell, owner), await feed(sell)];
  assert.deepEqual(theirs.body, everyones.body);
  const { body } = await owner.get(`/api/opportunities/${bakery}/`);
  for (const secret of [body.own.company_name, body.exact.revenue, body.exact.ebitda])
    assert.equal(JSON.stringify(everyones.body).includes(String(secret)), false, String(secret));
});

test('a reader that has it already gets none', async () => {
  const { headers } = await feed(sell);
  const url = withQuery(paths.opportunityFeed, sell);
  const again = await visitor.call('GET', url, undefined, { 'if-none-match': String(headers.etag) });
  assert.deepEqual([again.status, again.raw.length], [304, 0]);
});

test('a type is needed, and what the list of a person has is not known', async () => {
  for (const query of [{ format: 'json' }, { ...sell, is_favorite: true }, { ...sell, format: 'atom' }])
    assert.equal((await feed(query)).status, 400, JSON.stringify(query));
  const reversed = await feed({ ...sell, price_min: 2, price_max: 1 });
  assert.equal(reversed.status, 400);
});
