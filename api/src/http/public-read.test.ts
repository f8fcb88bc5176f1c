import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { type Actor, anonymous, signedIn } from '../../testing/people/actor.ts';
import { publishOffer } from '../../testing/people/business.builder.ts';
import { startDeal } from '../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { FEATURES } from '../features/register-features.ts';

const app = await buildTestApp();
const behindCdn = await buildTestApp({ cdnSeconds: 30 });
const visitor = anonymous(app);
const seller = await signedIn(app);
const offer = await publishOffer(seller);
const list = '/api/opportunities/';
const detail = `${list}${offer}/`;
const get = (who: Actor, url: string, headers: Record<string, string>) =>
  who.call('GET', url, undefined, headers);

const openReads = FEATURES.flatMap(({ routes }) => Object.values(routes)).filter(
  ({ method, access }) => method === 'GET' && access === 'anyone',
);
const urls = openReads.map(({ url }) => url.replace(':id', String(offer)));

test('every call that visitors may read by has a tag, and is 304 to who has the response', async () => {
  assert.deepEqual(
    openReads.filter(({ publicRead }) => !publicRead),
    [],
  );
  assert.ok(urls.length >= 12);
  for (const url of urls) {
    const { status, headers, raw } = await visitor.get(url);
    assert.equal(status, 200, url);
    assert.equal(headers['cache-control'], 'no-cache', url);
    assert.equal(headers.vary, 'authorization', url);
    const tag = String(headers.etag);
    assert.match(tag, /^W\/"[\w-]{27}"$/, url);
    for (const known of [tag, tag.slice(2), `"another", ${tag}`, '*']) {
      const again = await get(visitor, url, { 'if-none-match': known });
      assert.deepEqual([again.status, again.raw.length, again.headers.etag], [304, 0, tag], url);
      assert.equal(again.headers['cache-control'], 'no-cache', url);
    }
    assert.deepEqual((await get(visitor, url, { 'if-none-match': '"another"' })).raw, raw, url);
  }
});

test('what is public does not depend on the language', async () => {
  for (const url of urls) {
    const [en, fr] = await Promise.all(
      ['en', 'fr'].map((language) => get(visitor, url, { 'accept-language': language })),
    );
    assert.equal(en?.headers.etag, fr?.headers.etag, url);
  }
});

test('a change has another tag', async () => {
  const tags = async () => [(await visitor.get(list)).headers.etag, (await visitor.get(detail)).headers.etag];
  const [ofList, ofDetail] = await tags();
  const { status } = await seller.form('PATCH', detail, [['asking_price', '4100000']]);
  assert.equal(status, 200);
  const after = await tags();
  assert.notEqual(after[0], ofList);
  assert.notEqual(after[1], ofDetail);
  const fresh = await get(visitor, detail, { 'if-none-match': String(ofDetail) });
  assert.equal(fresh.body.asking_price, 4_100_000);
});

test('what a signed-in person reads is private, and has the state of that person in its tag', async () => {
  const person = await signedIn(app);
  for (const url of [list, detail]) {
    const before = await person.get(url);
    assert.equal(before.headers['cache-control'], 'private, no-cache');
    assert.equal(before.headers.vary, 'authorization');
    assert.equal((await person.post(paths.favorite(String(offer)))).status, 200);
    const after = await get(person, url, { 'if-none-match': String(before.headers.etag) });
    assert.equal(after.status, 200);
    const known = await get(person, url, { 'if-none-match': String(after.headers.etag) });
    assert.equal(known.status, 304);
  }
});

test('what the owner, staff and the party of a deal read is stored nowhere', async () => {
  const buyer = await signedIn(app);
  await startDeal(seller, buyer, offer);
  for (const person of [seller, buyer, await signedIn(app, { isStaff: true })])
    for (const url of [list, detail]) {
      const { headers, body } = await get(person, url, { 'if-none-match': '*' });
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers.etag, url === detail ? `"${body.updated_at}"` : undefined);
    }
});

test('by a setting a CDN may keep what visitors read for seconds, and nothing else', async () => {
  const atCdn = anonymous(behindCdn);
  const { headers } = await atCdn.get('/api/sectors/');
  assert.equal(headers['cache-control'], 'public, max-age=0, s-maxage=30, stale-while-revalidate=30');
  const person = await signedIn(behindCdn);
  assert.equal((await person.get('/api/sectors/')).headers['cache-control'], 'private, no-cache');
  for (const url of ['/api/opportunities/999999/', '/api/sectors/?page=x', '/api/deals/'])
    assert.equal((await atCdn.get(url)).headers['cache-control'], 'no-store', url);
});
