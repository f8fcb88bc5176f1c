import type { OfferedRelease } from '../overrides/validate-release.ts';

/** A release as `handover-serve` serves it at `address`. */
export const buildOffer = (address: string, changes: Partial<OfferedRelease> = {}): OfferedRelease => ({
  name: 'mfe-deals',
  version: '1.0.0-b',
  contract: 2,
  namespace: 'deals',
  global: 'mfe_deals_b',
  entry: `${address}/entry.1.js`,
  integrity: 'sha256-b',
  hashes: {},
  preload: [`${address}/2.js`],
  pages: { 'deal-list': [`${address}/3.js`] },
  needs: { 'deal-list': ['@handover/shared/ui'] },
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
