import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseSet, RemoteRelease } from '@handover/shared/federation';

const metaTexts = (title: string) => ({ title, description: `About ${title}` });

/** The texts of the set by URL. */
const texts: Record<string, object> = {
  '/r/host/1.0.0-h/metadata.en.json': {
    home: metaTexts('In confidence'),
    faq: metaTexts('Questions & "answers" </title><script>'),
    'not-found': metaTexts('Nothing here'),
  },
  '/r/host/1.0.0-h/metadata.fr.json': {
    home: metaTexts('En confiance'),
    faq: metaTexts('Questions et réponses'),
    'not-found': metaTexts('Rien ici'),
  },
  '/r/mfe-opportunities/1.0.0-o/en.json': {
    metadata: {
      titleOfPage: '{{title}}, page {{page}}',
      opportunity: metaTexts('An opportunity'),
      'browse-sell': metaTexts('Businesses for sale'),
      'browse-buy': metaTexts('Mandates'),
    },
    landing: {
      title: { sell: 'Businesses for sale: {{names}}' },
      text: { sell: 'For sale: {{shown}}. Mandates: {{others}}.' },
    },
  },
  '/r/mfe-opportunities/1.0.0-o/fr.json': {
    metadata: {
      titleOfPage: '{{title}}, page {{page}}',
      opportunity: metaTexts('Un dossier'),
      'browse-sell': metaTexts('Entreprises à céder'),
      'browse-buy': metaTexts('Mandats'),
    },
    landing: {
      title: { sell: 'Entreprises à céder : {{names}}' },
      text: { sell: 'À céder : {{shown}}. Mandats : {{others}}.' },
    },
  },
  '/r/mfe-deals/1.0.0-a/en.json': { metadata: { list: metaTexts('Deals') } },
  '/r/mfe-deals/1.0.0-a/fr.json': { metadata: { list: metaTexts('Transactions') } },
};

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
      hashes: { '/r/host/1.0.0-h/main.js': 'sha256-main' },
      shared: { '@handover/shared/ui': ['/r/host/1.0.0-h/ui.js', '/r/host/1.0.0-h/ui.css'] },
      fonts: [],
      icon: null,
      previewFrame: null,
      locales: {
        en: { metadata: '/r/host/1.0.0-h/metadata.en.json' },
        fr: { metadata: '/r/host/1.0.0-h/metadata.fr.json' },
      },
      provides: {},
      exports: {},
      routes: [
        { path: '/', page: 'home', access: 'anyone' },
        { path: '/faq', page: 'faq', access: 'anyone' },
      ],
    },
    remotes: {
      'mfe-deals': {
        version: '1.0.0-a',
        contract: 2,
        namespace: 'deals',
        global: 'mfe_deals_a',
        entry: at('entry.js'),
        integrity: 'sha256-x',
        hashes: { [at('list.js')]: 'sha256-list' },
        preload: [],
        pages: { list: [at('list.js')] },
        needs: { list: ['react', '@handover/shared/ui'] },
        routes: [{ path: '/user-deals', page: 'list', access: 'signed-in' }],
        widgets: [],
        modals: ['</script><b>'],
        locales: { en: at('en.json'), fr: at('fr.json') },
        requires: {},
        uses: {},
        api: '1.0.0',
        fallback: null,
      },
    },
  };
}

/** The set with a second remote, which has the public pages of opportunities. */
export function buildMarketSet(): ReleaseSet {
  const { remotes, ...set } = buildSet();
  const at = (file: string) => `/r/mfe-opportunities/1.0.0-o/${file}`;
  const opportunities: RemoteRelease = {
    ...(remotes['mfe-deals'] as RemoteRelease),
    version: '1.0.0-o',
    namespace: 'opportunities',
    global: 'mfe_opportunities_o',
    entry: at('entry.js'),
    routes: [
      { path: '/opportunities', page: 'browse', access: 'anyone' },
      { path: '/opportunities/sell-opportunities', page: 'browse-sell', access: 'anyone' },
      { path: '/opportunities/buy-opportunities', page: 'browse-buy', access: 'anyone' },
      ...['sell', 'buy'].flatMap((type) =>
        ['/:place', '/:place/:region'].map((place) => ({
          path: `/opportunities/${type}-opportunities${place}`,
          page: `browse-${type}`,
          access: 'anyone' as const,
        })),
      ),
      { path: '/opportunities/:id', page: 'opportunity', access: 'anyone' },
      { path: '/search', page: 'search', access: 'anyone' },
      { path: '/verify-email', page: 'verify-email', access: 'anyone' },
    ],
    locales: { en: at('en.json'), fr: at('fr.json') },
  };
  return { ...set, remotes: { ...remotes, 'mfe-opportunities': { ...opportunities, fallback: null } } };
}

/** Writes the texts of the set into the release store. */
export function writeTexts(store: string): void {
  for (const [address, content] of Object.entries(texts)) {
    const file = join(store, address.slice('/r/'.length));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
}
