import { buildReleaseSet } from '@handover/shared/testing';
import { localeAddress } from './locale-address.ts';

const set = buildReleaseSet();

test.each([
  ['en', 'common', '/r/host/1/common.en.json'],
  ['fr', 'deals', '/r/mfe-deals/1/fr.json'],
  ['en', 'unknown', '/locales/en/unknown.json'],
])('%s texts of %s lie at %s', (language, namespace, address) => {
  expect(localeAddress(set, language, namespace)).toBe(address);
});
