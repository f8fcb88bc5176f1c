import { buildOffer } from '../testing/build-offer.ts';
import { invalidFields } from './validate-release.ts';

const HERE = 'http://localhost:4400';

test('a release of handover-serve is valid', () => {
  expect(invalidFields(buildOffer(HERE), HERE)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['an entry of another port', { entry: 'http://localhost:4401/entry.js' }, 'entry'],
  ['an entry of another machine', { entry: 'https://example.com/entry.js' }, 'entry'],
  ['an entry whose address only begins alike', { entry: 'http://localhost:44001/entry.js' }, 'entry'],
  ['an entry of the page itself', { entry: '/r/mfe-deals/1/entry.js' }, 'entry'],
  ['an entry without integrity', { integrity: '' }, 'integrity'],
  ['a chunk of another machine', { preload: [`${HERE}/a.js`, '//example.com/b.js'] }, 'preload'],
  ['a page of another machine', { pages: { list: ['http://example.com/x.js'] } }, 'pages'],
  ['texts of another machine', { locales: { en: 'http://example.com/en.json' } }, 'locales'],
  ['no name', { name: undefined }, 'name'],
  ['a name that is a path', { name: '../host' }, 'name'],
  ['a global that is code', { global: 'a;alert(1)' }, 'global'],
  ['a route that is no path', { routes: [{ path: 'https://x', page: 'a', access: 'anyone' }] }, 'routes'],
  ['a route for nobody we know', { routes: [{ path: '/x', page: 'a', access: 'root' }] }, 'routes'],
  ['a list that is none', { modals: 'loi-submit' }, 'modals'],
])('%s is refused', (_, changes, field) => {
  expect(invalidFields({ ...buildOffer(HERE), ...(changes as object) }, HERE)).toEqual([field]);
});

test.each([null, undefined, 'text', 4, []])('%j is no release at all', (offered) => {
  expect(invalidFields(offered, HERE)).toContain('entry');
});
