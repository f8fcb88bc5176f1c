import { compareVersions } from './compare-versions.ts';
import { mergeValues } from './merge-values.ts';

const office = (city: string) => ({ city, country_name: 'France' });
const before = { name: 'Vercors', city: 'Grenoble', tags: ['1', '2'], offices: [office('Grenoble')] };
const NONE = { both: [], onlyMine: [], onlyTheirs: [] };

test.each([
  ['only theirs', {}, { city: 'Annecy' }, { ...NONE, onlyTheirs: ['city'] }, { city: 'Annecy' }],
  ['only mine', { city: 'Lyon' }, {}, { ...NONE, onlyMine: ['city'] }, { city: 'Lyon' }],
  ['both', { city: 'Lyon' }, { city: 'Annecy' }, { ...NONE, both: ['city'] }, { city: 'Lyon' }],
  ['both alike', { city: 'Lyon' }, { city: 'Lyon' }, NONE, { city: 'Lyon' }],
  [
    'a list of choices, in whatever order',
    { tags: ['2', '1'] },
    { tags: ['3', '1'] },
    { ...NONE, onlyTheirs: ['tags'] },
    { tags: ['3', '1'] },
  ],
  [
    'a list of rows',
    { offices: [office('Grenoble'), office('Lyon')] },
    { offices: [office('Annecy')] },
    { ...NONE, both: ['offices'] },
    { offices: [office('Grenoble'), office('Lyon')] },
  ],
  [
    'each of them',
    { name: 'Vercors SAS', tags: ['1'] },
    { name: 'Chartreuse', city: 'Annecy' },
    { both: ['name'], onlyMine: ['tags'], onlyTheirs: ['city'] },
    { name: 'Vercors SAS', tags: ['1'], city: 'Annecy' },
  ],
])('%s', (_, mine, theirs, differences, merged) => {
  const [typed, stored] = [
    { ...before, ...mine },
    { ...before, ...theirs },
  ];
  expect(compareVersions(before, typed, stored)).toEqual(differences);
  expect(mergeValues(before, typed, stored)).toEqual({ ...before, ...merged });
});
