import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandsOf } from './bands.rules.ts';

const latest = { year: 2025, currency: 1, revenue: 4_800_000, ebitda: 720_000, employees: 34 };

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
