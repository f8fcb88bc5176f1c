import { findEntries, type PaletteEntry } from './palette.rules.ts';

const entry = (kind: PaletteEntry['kind'], label: string): PaletteEntry => ({ kind, label, to: `/${label}` });
const entries = [
  entry('page', 'My companies'),
  entry('page', 'Profile'),
  entry('action', 'Register a company'),
  entry('company', 'Boulangerie du Rhône'),
  entry('company', 'Ateliers Rhodanien'),
  entry('opportunity', 'Bakery chain in the Rhône valley'),
  entry('deal', 'Bakery chain in the Rhône valley'),
];
const labels = (typed: string) => findEntries(entries, typed).map(({ kind, label }) => `${kind}: ${label}`);

test.each([
  ['', ['page: My companies', 'page: Profile', 'action: Register a company']],
  ['  ', ['page: My companies', 'page: Profile', 'action: Register a company']],
  ['PROF', ['page: Profile']],
  ['compan', ['page: My companies', 'action: Register a company']],
  ['rhone du', ['company: Boulangerie du Rhône']],
  ['bakery', ['opportunity: Bakery chain in the Rhône valley', 'deal: Bakery chain in the Rhône valley']],
  ['nothing of it', []],
])('"%s" finds %j', (typed, found) => {
  expect(labels(typed)).toEqual(found);
});

test('what begins with the text comes first, then what has a word that does', () => {
  const companies = ['Old Rhodes', 'Rhodes', 'Erhodes'].map((label) => entry('company', label));
  expect(findEntries(companies, 'rho').map(({ label }) => label)).toEqual([
    'Rhodes',
    'Old Rhodes',
    'Erhodes',
  ]);
});

test('of many companies eight are shown', () => {
  const many = Array.from({ length: 30 }, (_, index) => entry('company', `Bakery ${index}`));
  expect(findEntries(many, 'bakery')).toHaveLength(8);
});
