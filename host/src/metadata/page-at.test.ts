import { buildReleaseSet } from '@handover/shared/testing/node';
import commonEn from '../locales/en/common.json';
import metadataEn from '../locales/en/metadata.json';
import commonFr from '../locales/fr/common.json';
import metadataFr from '../locales/fr/metadata.json';
import { pageAt } from './page-at.ts';

const set = buildReleaseSet();

test.each([
  ['/', 'home', true, true],
  ['/user-deals', 'deal-list', true, false],
  ['/user-deals/', 'deal-list', true, false],
  ['/nowhere', 'not-found', false, false],
])('%s is %s: exists %s, indexed %s', (path, page, exists, indexed) => {
  expect(pageAt(set, path)).toMatchObject({ page, exists, indexed });
});

test.each([
  ['en', metadataEn, commonEn],
  ['fr', metadataFr, commonFr],
])('the title in the html is the title that the page sets (%s)', (_, metadata, { host }) => {
  expect(metadata.home.title).toBe(host.home.documentTitle);
  expect(metadata['not-found'].title).toBe(host.notFound.title);
});
