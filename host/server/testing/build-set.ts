import type { ReleaseSet } from '@handover/shared/federation';

/** A set with a host and one remote, as the release store would write it. */
export function buildSet(): ReleaseSet {
  const at = (file: string) => `/r/mfe-deals/1.0.0-a/${file}`;
  return {
    id: 'set-1',
    createdAt: '2026-01-01T00:00:00.000Z',
    host: {
      version: '1.0.0-h',
      scripts: ['/r/host/1.0.0-h/main.js'],
      styles: [],
      preload: [],
      fonts: [],
      icon: null,
      locales: {},
      provides: {},
      routes: [
        { path: '/', page: 'home', access: 'anyone' },
        { path: '/faq', page: 'faq', access: 'anyone' },
      ],
    },
    remotes: {
      'mfe-deals': {
        version: '1.0.0-a',
        contract: 1,
        namespace: 'deals',
        global: 'mfe_deals_a',
        entry: at('entry.js'),
        integrity: 'sha384-x',
        preload: [],
        pages: { list: [at('list.js')] },
        routes: [{ path: '/user-deals', page: 'list', access: 'signed-in' }],
        widgets: [],
        modals: ['</script><b>'],
        locales: {},
        requires: {},
        fallback: null,
      },
    },
  };
}
