import type { RemoteDescriptor } from '@handover/shared/federation';
import { withNavTexts } from './facts.ts';

const route = { path: '/user-deals', page: 'list', access: 'signed-in' } as const;
const descriptor: RemoteDescriptor = {
  name: 'mfe-deals',
  contract: 2,
  namespace: 'deals',
  routes: [{ ...route, nav: { label: 'nav.deals', order: 1, group: 'main' } }],
  widgets: [],
  modals: [],
};
const labels = async () => (await withNavTexts(descriptor)).routes[0]?.nav?.text;

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('texts whose request was dropped are asked for again', async () => {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (resource) => {
    const url = String(resource);
    asked.push(url);
    if (asked.filter((each) => each === url).length === 1) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => ({ nav: { deals: `Deals of ${url}` } }) } as Response;
  });
  expect(await labels()).toEqual({
    en: 'Deals of /locales/en/deals.json',
    fr: 'Deals of /locales/fr/deals.json',
  });
});

test('without texts the page is shown, with the keys of its labels', async () => {
  globalThis.fetch = jest.fn(async () => ({ ok: false, status: 404 }) as Response);
  expect(await labels()).toEqual({ en: 'nav.deals', fr: 'nav.deals' });
});
