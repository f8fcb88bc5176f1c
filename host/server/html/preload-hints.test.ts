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
  expect(
    hintsOf(preloadHints(setWithFiles(), { match: undefined, language: 'en', nonce: 'n', signedIn: false })),
  ).toEqual(FIRST);
});

test('what only a page of a remote needs comes after that', () => {
  const set = setWithFiles();
  const match = matchRoute(set.remotes, '/user-deals');
  expect(hintsOf(preloadHints(set, { match, language: 'en', nonce: 'n', signedIn: false }))).toEqual([
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

test('for who is signed in there are hints of the session and of the widgets in the header, once each', () => {
  const set = setWithFiles();
  set.host.signedIn = { files: [`${HOST}/signed-in.js`], widgets: ['bell', 'of-no-remote'] };
  Object.assign(set.remotes['mfe-deals'] ?? {}, {
    widgets: ['bell'],
    widgetFiles: { bell: [`${DEALS}/bell.js`] },
    widgetNeeds: { bell: ['@handover/shared/ui'] },
  });
  const hints = (signedIn: boolean, path = '/') =>
    hintsOf(
      preloadHints(set, {
        match: matchRoute(set.remotes, path),
        language: 'en',
        nonce: 'n',
        signedIn,
      }),
    );
  const ofWidget = [`- ${DEALS}/entry.js`, `- ${DEALS}/bell.js`, `- ${HOST}/ui.js`, `- ${HOST}/ui.css`];
  const ofTexts = [`- ${text('inputs')}`, `- ${text('messages')}`, `- ${DEALS}/en.json`];
  expect(hints(true)).toEqual([...FIRST, ...ofWidget, `- ${HOST}/signed-in.js`, ...ofTexts]);
  expect(hints(false)).toEqual(FIRST);
  const onPage = hints(true, '/user-deals');
  expect(new Set(onPage).size).toBe(onPage.length);
  expect(onPage).toEqual(expect.arrayContaining([`- ${DEALS}/list.js`, `- ${DEALS}/bell.js`]));
});

test('hints of what comes later wait for the first chunk, if the release names it', () => {
  const set = setWithFiles();
  const facts = { match: matchRoute(set.remotes, '/user-deals'), language: 'en', nonce: 'n' } as const;
  const [early = '', later = ''] = preloadHints(set, { ...facts, signedIn: false }).split(
    '<template id="later">',
  );
  expect(early).toContain('<script nonce="n">');
  expect(hintsOf(early)).toEqual(FIRST);
  expect(hintsOf(later)).toHaveLength(7);
  set.host.preload = [];
  const ofOlder = preloadHints(set, { ...facts, signedIn: false });
  expect(ofOlder).not.toMatch(/<(template|script)/);
  expect(hintsOf(ofOlder)).toContain(`- ${DEALS}/entry.js`);
});
