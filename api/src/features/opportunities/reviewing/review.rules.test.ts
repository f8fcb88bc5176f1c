import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changesOf, changesSince, type Teaser } from './review.rules.ts';

const sector = { id: 1, name: 'Industry', name_fr: 'Industrie', hue: 212 };
const place = { id: 4, name: 'Alps', name_fr: 'Alpes' };
const teaser: Teaser = {
  project_title: 'Workshop for sale',
  sectors: [sector],
  sub_sectors: [],
  tags: [],
  country: null,
  region: place,
  background_image: { id: 3, image: '/3.avif' },
  activity: 'Turns and mills',
  unique_selling_proposition: 'Nine months of orders',
  reason_for_sale: '',
  founded_year: null,
  handover_months: null,
  largest_customer: null,
  growth_shown: 'none',
  asking_price: 1_000_000,
  preferred_currency: 1,
  preferred_ebitda_min: null,
  preferred_ebitda_max: null,
  preferred_min_revenue: null,
  preferred_max_revenue: null,
  preferred_description: '',
};

describe('what changed since the last decision', () => {
  const rows: [string, Partial<Teaser>, string[]][] = [
    ['nothing', {}, []],
    ['a text', { activity: 'Mills' }, ['activity']],
    ['a list', { sectors: [] }, ['sectors']],
    ['an entry of a list', { sectors: [{ ...sector, id: 2 }] }, ['sectors']],
    ['the names of an entry', { sectors: [{ ...sector, name: 'Making', hue: 3 }] }, []],
    ['a place', { region: { ...place, id: 5 } }, ['region']],
    ['the names of a place', { region: { ...place, name_fr: 'Les Alpes' } }, []],
    ['a picture', { background_image: { id: 3, image: '/4.avif' } }, ['background_image']],
    ['a value that was not there', { country: { id: 1, name: 'France', name_fr: 'France' } }, ['country']],
    [
      'several, in the order of the form',
      { asking_price: 2, project_title: 'Sold' },
      ['project_title', 'asking_price'],
    ],
  ];
  for (const [name, changed, fields] of rows)
    test(name, () => {
      const changes = changesSince(teaser, { ...teaser, ...changed });
      assert.deepEqual(
        changes.map(({ field }) => field),
        fields,
      );
    });

  test('with the value before and after', () => {
    assert.deepEqual(changesSince(teaser, { ...teaser, activity: 'Mills' }), [
      { field: 'activity', before: 'Turns and mills', after: 'Mills' },
    ]);
  });

  test('nothing before the first decision', () => assert.deepEqual(changesSince(null, teaser), []));
});

test('a field that an older record does not have is not changed', () => {
  const fields = ['old', 'young'] as const;
  assert.deepEqual(changesOf<'old' | 'young', number>(fields, { old: 1 }, { old: 1, young: 2 }), []);
});
