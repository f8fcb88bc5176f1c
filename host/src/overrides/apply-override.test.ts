/** @jest-environment jsdom */
import { buildReleaseSet } from '@handover/shared/testing/node';
import { buildOffer } from '../testing/build-offer.ts';
import { applyOverride } from './apply-override.ts';
import { dropOverride, storeOverride } from './stored-override.ts';

const address = 'http://localhost:4400';
const released = buildReleaseSet();
const asked: [url: string, options: RequestInit][] = [];
let response: () => Promise<{ status: number; json?: () => Promise<unknown> }>;
const offering = (offer: unknown) => async () => ({ status: 200, json: async () => offer });

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="overrides" content="on">';
  asked.length = 0;
  response = offering(buildOffer(address));
  globalThis.fetch = (async (url: string, options: RequestInit) => {
    asked.push([url, options]);
    const given = await response();
    return { ...given, ok: given.status < 400 };
  }) as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
});

test('without consent nothing is requested', async () => {
  expect(await applyOverride(released)).toEqual({ overridden: { state: 'none' } });
  expect(asked).toEqual([]);
});

test.each([
  ['another machine', { remote: 'mfe-deals', address: 'https://example.com' }],
  ['a path', { remote: 'mfe-deals', address: 'http://localhost:4400/x' }],
  ['a remote that is none', { remote: '__proto__', address }],
  ['no remote', { address }],
  ['no object', 'mfe-deals'],
  ['nothing', null],
])('an invalid stored override is ignored: %s', async (_, kept) => {
  sessionStorage.setItem('handover.override', JSON.stringify(kept));
  expect((await applyOverride(released)).overridden).toEqual({ state: 'none' });
  expect(asked).toEqual([]);
});

test('where builds of one’s own may not run, a stored one is ignored', async () => {
  storeOverride({ remote: 'mfe-deals', address });
  document.head.innerHTML = '<meta name="overrides" content="released">';
  expect((await applyOverride(released)).overridden).toEqual({ state: 'none' });
  expect(asked).toEqual([]);
});

test('another released version runs everywhere, from the product’s own files', async () => {
  document.head.innerHTML = '<meta name="overrides" content="released">';
  const own = '/r/mfe-deals/1.0.0-b';
  response = offering(buildOffer(own));
  storeOverride({ remote: 'mfe-deals', address: own });
  const { releaseSet, overridden } = await applyOverride(released);
  expect(overridden).toMatchObject({ state: 'running', remote: 'mfe-deals', address: own });
  expect(releaseSet?.remotes['mfe-deals']).toMatchObject({ entry: `${own}/entry.1.js`, fallback: null });
  storeOverride({ remote: 'mfe-deals', address: own });
  response = async () => ({ status: 404 });
  expect((await applyOverride(released)).overridden).toMatchObject({ state: 'held', why: 'gone' });
});

test('replaces the released version, without a fallback, fetched without cache and credentials', async () => {
  storeOverride({ remote: 'mfe-deals', address });
  const { releaseSet, overridden } = await applyOverride(released);
  expect(overridden).toEqual({ state: 'running', remote: 'mfe-deals', address, version: '1.0.0-b' });
  expect(releaseSet?.remotes['mfe-deals']).toMatchObject({ entry: `${address}/entry.1.js`, fallback: null });
  expect(releaseSet?.remotes['mfe-opportunities']).toBe(released.remotes['mfe-opportunities']);
  expect(asked).toEqual([
    [
      `${address}/release.json`,
      expect.objectContaining({ cache: 'no-store', credentials: 'omit', redirect: 'error' }),
    ],
  ]);
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 'unanswered'],
  ['it does not build', async () => ({ status: 503 }), 'unbuilt'],
  ['there is something else', async () => ({ status: 404 }), 'unusable'],
  ['it says no release', offering({ name: 'mfe-deals' }), 'unusable'],
  ['its files come from elsewhere', offering(buildOffer('http://localhost:4401')), 'unusable'],
  ['it is another remote by now', offering(buildOffer(address, { name: 'mfe-auth' })), 'renamed'],
])('the released version runs where %s', async (_, given, why) => {
  storeOverride({ remote: 'mfe-deals', address });
  response = given;
  const { releaseSet, overridden } = await applyOverride(released);
  expect(releaseSet).toBeUndefined();
  expect(overridden).toMatchObject({ state: 'held', why });
});

test('after a page that hung the override runs again only when the user retries', async () => {
  storeOverride({ remote: 'mfe-deals', address });
  await applyOverride(released);
  expect((await applyOverride(released)).overridden).toMatchObject({ state: 'held', why: 'stoodStill' });
  storeOverride({ remote: 'mfe-deals', address });
  expect((await applyOverride(released)).overridden).toMatchObject({ state: 'running' });
});

test('after a page that was left normally the override runs again', async () => {
  storeOverride({ remote: 'mfe-deals', address });
  await applyOverride(released);
  window.dispatchEvent(new Event('pagehide'));
  expect((await applyOverride(released)).overridden).toMatchObject({ state: 'running' });
});

test('a dropped override is gone', async () => {
  storeOverride({ remote: 'mfe-deals', address });
  dropOverride();
  expect(await applyOverride(released)).toEqual({ overridden: { state: 'none' } });
});
