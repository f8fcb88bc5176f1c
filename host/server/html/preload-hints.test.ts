import { matchRoute } from '@handover/shared/federation/match-route';
import { buildSet } from '../testing/build-set.ts';
import { preloadHints } from './preload-hints.ts';

const HOST = '/r/host/1.0.0-h';
const DEALS = '/r/mfe-deals/1.0.0-a';
const text = (namespace: string) => `${HOST}/${namespace}.en.json`;

function setWithFiles() {
  const set = buildSet();
  set.host.preload = [`${HOST}/shell.js`];
  set.host.fonts = [`${HOST}/text.woff2`];
  set.host.locales = {
    en: Object.fromEntries(['common', 'inputs', 'messages', 'pages'].map((each) => [each, text(each)])),
  };
  return set;
}

const FIRST = [`${HOST}/shell.js`, text('common'), `${HOST}/text.woff2`];

/** The URLs of hints, those of low priority with a dash. */
const hintsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"([^>]*)>/g)].map(
    ([, url, rest]) => `${rest?.includes('fetchpriority="low"') ? '- ' : ''}${url}`,
  );

test('a page of the host has hints of what is painted first, and no others', () => {
  expect(hintsOf(preloadHints(setWithFiles(), undefined, 'en'))).toEqual(FIRST);
});

test('what only a page of a remote needs comes after that', () => {
  const set = setWithFiles();
  const match = matchRoute(set.remotes, '/user-deals');
  expect(hintsOf(preloadHints(set, match, 'en'))).toEqual([
    ...FIRST,
    `- ${DEALS}/entry.js`,
    `- ${DEALS}/list.js`,
    `- ${HOST}/ui.js`,
    `- ${HOST}/ui.css`,
    `- ${text('inputs')}`,
    `- ${text('messages')}`,
    `- ${DEALS}/en.json`,
  ]);
});
