import { foldedFilter } from './folded-filter.ts';

const found = (search: string) =>
  foldedFilter({
    options: ['Auvergne-Rhône-Alpes', 'Bâtiment', 'Île-de-France'].map((label) => ({ value: label, label })),
    search,
    limit: Number.POSITIVE_INFINITY,
  }).map((option) => ('label' in option ? option.label : ''));

test.each([
  ['rhone', ['Auvergne-Rhône-Alpes']],
  [' BATIMENT ', ['Bâtiment']],
  ['île', ['Île-de-France']],
  ['', ['Auvergne-Rhône-Alpes', 'Bâtiment', 'Île-de-France']],
  ['health', []],
])('%p finds %p', (search, names) => expect(found(search)).toEqual(names));
