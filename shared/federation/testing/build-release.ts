import type { ReleasedRemote } from '../contract.ts';

/** A published remote for tests. */
export function buildRelease(over: Partial<ReleasedRemote> = {}): ReleasedRemote {
  return {
    version: '1.0.0-b',
    contract: 2,
    namespace: 'deals',
    global: 'mfe_deals_b',
    entry: '/r/mfe-deals/1.0.0-b/entry.js',
    integrity: 'sha256-x',
    hashes: {},
    preload: [],
    pages: {},
    needs: {},
    routes: [],
    widgets: [],
    modals: [],
    locales: {},
    requires: { react: '19.3.1' },
    uses: {},
    api: '1.0.0',
    fallback: null,
    ...over,
  };
}
