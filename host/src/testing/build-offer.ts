import type { OfferedRelease } from '../overrides/validate-release.ts';

/** A release as `handover-serve` serves it at `address`. */
export const buildOffer = (address: string, changes: Partial<OfferedRelease> = {}): OfferedRelease => ({
  name: 'mfe-deals',
  version: '1.0.0-b',
  contract: 1,
  namespace: 'deals',
  global: 'mfe_deals_b',
  entry: `${address}/entry.1.js`,
  integrity: 'sha384-b',
  preload: [`${address}/2.js`],
  pages: { 'deal-list': [`${address}/3.js`] },
  routes: [
    { path: '/user-deals', page: 'deal-list', access: 'signed-in', nav: { label: 'nav', order: 40 } },
    { path: '/user-deals/view/:id', page: 'deal-view', access: 'signed-in' },
  ],
  widgets: [],
  modals: ['loi-submit'],
  locales: { en: `${address}/locales/en.json` },
  requires: { react: '19.3.1' },
  uses: { '@handover/shared/ui': ['Button'] },
  api: '1.0.0',
  ...changes,
});
