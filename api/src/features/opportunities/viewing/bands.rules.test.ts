import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BAND_EDGES } from '@handover/shared/contract';
import { bandOf, bandsOf, bandsWithin, exactOf, growthOf } from './bands.rules.ts';

const latest = {
  year: 2025,
  currency: 1,
  revenue: 4_800_000,
  ebitda: 720_000,
  added: null,
  employees: 34,
  before: null,
};

test('a figure becomes the band that contains it', () => {
  assert.deepEqual(bandsOf(latest), {
    year: 2025,
    currency: 1,
    revenue: { min: 3_000_000, max: 5_000_000 },
    ebitda: { min: 500_000, max: 750_000 },
    number_of_employees: { min: 11, max: 51 },
  });
});

test('the lowest and highest bands are open, a loss is below zero, a missing EBITDA stays missing', () => {
  assert.deepEqual(bandsOf({ ...latest, revenue: 3e8 })?.revenue, { min: 1e8, max: null });
  assert.deepEqual(bandsOf({ ...latest, ebitda: -1 })?.ebitda, { min: null, max: 0 });
  assert.equal(bandsOf({ ...latest, ebitda: null })?.ebitda, null);
  assert.equal(bandsOf(null), null);
});

test('a band does not reveal the exact figure', () => {
  assert.ok(!JSON.stringify(bandsOf(latest)).includes('4800000'));
});

test('bands are of the reported EBITDA; who has access reads the normalised one beside it', () => {
  const added = { ...latest, added: [{ amount: 60_000.1 }, { amount: -10_000.2 }] };
  assert.deepEqual(bandsOf(added), bandsOf(latest));
  assert.equal(exactOf(added)?.ebitda, 720_000);
  assert.equal(exactOf(added)?.normalised_ebitda, 769_999.9);
  assert.equal(exactOf(latest)?.normalised_ebitda, null);
  assert.equal(exactOf({ ...added, ebitda: null })?.normalised_ebitda, null);
});

const grown = { ...latest, before: { year: 2022, revenue: 3_800_000 } };
const growths: [string, Parameters<typeof growthOf>, ReturnType<typeof growthOf>][] = [
  ['not chosen, it is not told', [grown, 'none'], null],
  ['in whole percents', [grown, 'percent'], { since: 2022, percent: 8, band: null }],
  ['as a band', [grown, 'band'], { since: 2022, percent: null, band: { min: 5, max: 10 } }],
  ['of one year alone there is none', [latest, 'percent'], null],
  ['without figures there is none', [null, 'band'], null],
  [
    'a fall is below zero',
    [{ ...grown, revenue: 3_000_000 }, 'band'],
    { since: 2022, percent: null, band: { min: -10, max: 0 } },
  ],
  ['to nothing', [{ ...grown, revenue: 0 }, 'percent'], { since: 2022, percent: -100, band: null }],
];
for (const [name, given, expected] of growths)
  test(`growth: ${name}`, () => {
    assert.deepEqual(growthOf(...given), expected);
  });

const M = 1_000_000;
const ranges: [string, [number | null, number | null], [number | null, number | null]][] = [
  ['at the edges, it is that band', [1 * M, 2 * M], [1 * M, 2 * M]],
  ['inside of a band, it is the whole band', [1.2 * M, 1.3 * M], [1 * M, 2 * M]],
  ['over an edge, it is both bands', [1.9 * M, 2.1 * M], [1 * M, 3 * M]],
  ['one value at an edge, it is the band that begins there', [2 * M, 2 * M], [2 * M, 3 * M]],
  ['open below', [null, 0.7 * M], [null, 1 * M]],
  ['open above', [0.7 * M, null], [0.5 * M, null]],
  ['above the last edge', [150 * M, 200 * M], [100 * M, null]],
  ['below the first edge', [-2 * M, -1 * M], [null, 0]],
];
for (const [name, [min, max], [from, to]] of ranges)
  test(`a range as bands: ${name}`, () => {
    assert.deepEqual(bandsWithin({ min, max }, BAND_EDGES.revenue), { min: from, max: to });
  });

test('no range tells two figures of one band apart', () => {
  const figures = [-3, 0, 0.1, 0.4, 0.5, 0.9, 1, 1.999, 2, 4.8, 49, 50, 300].map((millions) => millions * M);
  const ends = [null, ...figures, 0.45 * M, 4.8 * M - 1];
  const within = (value: number, { min, max }: ReturnType<typeof bandOf>) =>
    (min === null || value >= min) && (max === null || value < max);
  for (const min of ends)
    for (const max of ends) {
      if (min !== null && max !== null && min > max) continue;
      const found = bandsWithin({ min, max }, BAND_EDGES.revenue);
      const responses = new Map<string, boolean>();
      for (const figure of figures) {
        const band = JSON.stringify(bandOf(figure, BAND_EDGES.revenue));
        const isFound = within(figure, found);
        assert.equal(responses.get(band) ?? isFound, isFound, `${min} to ${max}: ${figure}`);
        responses.set(band, isFound);
      }
    }
});
