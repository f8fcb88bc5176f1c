import { buildReleaseSet } from '@handover/shared/testing/node';
import { localeUrls } from './locale-urls.ts';

const set = buildReleaseSet();

test.each([
  ['en', 'common', '/r/host/1/common.en.json'],
  ['fr', 'deals', '/r/mfe-deals/1/fr.json'],
  ['en', 'unknown', '/locales/en/unknown.json'],
])('%s texts of %s have the URL %s', (language, namespace, address) => {
  expect(localeUrls(set)(language, namespace)).toBe(address);
});

test('repeated requests alternate between the current and the fallback version', () => {
  const deals = set.remotes['mfe-deals'];
  if (!deals) throw new Error('no deals');
  const fallback = { ...deals, locales: { fr: '/r/mfe-deals/0/fr.json' } };
  const urlOf = localeUrls({ ...set, remotes: { 'mfe-deals': { ...deals, fallback } } });
  expect([1, 2, 3].map(() => urlOf('fr', 'deals'))).toEqual([
    '/r/mfe-deals/1/fr.json',
    '/r/mfe-deals/0/fr.json',
    '/r/mfe-deals/1/fr.json',
  ]);
});
