import type { ReleaseSet } from '../../federation/index.ts';
import { buildRelease } from '../../federation/testing/build-release.ts';

/** A set with a public remote, one for signed-in users, and one with a widget. */
export const buildReleaseSet = (): ReleaseSet => ({
  id: 'set-1',
  createdAt: '2026-11-20T09:00:00Z',
  host: {
    version: '1.0.0',
    scripts: [],
    styles: [],
    preload: [],
    hashes: {},
    shared: {},
    fonts: [],
    icon: null,
    previewFrame: null,
    provides: {},
    exports: {},
    routes: [{ path: '/', page: 'home', access: 'anyone' }],
    locales: { en: { common: '/r/host/1/common.en.json' } },
  },
  remotes: {
    'mfe-opportunities': buildRelease({
      namespace: 'opportunities',
      routes: [
        { path: '/opportunities', page: 'list', access: 'anyone', nav: { label: 'nav', order: 10 } },
        { path: '/opportunities/:id', page: 'one', access: 'anyone' },
      ],
    }),
    'mfe-deals': buildRelease({
      routes: [
        { path: '/user-deals', page: 'deal-list', access: 'signed-in', nav: { label: 'nav', order: 40 } },
      ],
      modals: ['loi-submit'],
      locales: { fr: '/r/mfe-deals/1/fr.json' },
    }),
    'mfe-notifications': buildRelease({ namespace: 'notifications', widgets: ['bell'] }),
  },
});
