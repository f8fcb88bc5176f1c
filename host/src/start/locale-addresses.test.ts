import { buildReleaseSet } from '@handover/shared/testing';
import { localeAddresses } from './locale-addresses.ts';

const set = buildReleaseSet();

test.each([
  ['en', 'common', '/r/host/1/common.en.json'],
  ['fr', 'deals', '/r/mfe-deals/1/fr.json'],
  ['en', 'unknown', '/locales/en/unknown.json'],
])('%s texts of %s lie at %s', (language, namespace, address) => {
  expect(localeAddresses(set)(language, namespace)).toBe(address);
});

test('who asks again is told of the fallback version, by turns', () => {
  const deals = set.remotes['mfe-deals'];
  if (!deals) throw new Error('no deals');
  const fallback = { ...deals, locales: { fr: '/r/mfe-deals/0/fr.json' } };
  const urlOf = localeAddresses({ ...set, remotes: { 'mfe-deals': { ...deals, fallback } } });
  expect([1, 2, 3].map(() => urlOf('fr', 'deals'))).toEqual([
    '/r/mfe-deals/1/fr.json',
    '/r/mfe-deals/0/fr.json',
    '/r/mfe-deals/1/fr.json',
  ]);
});
