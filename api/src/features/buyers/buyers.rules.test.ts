import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOT_FILLED_IN } from './buyer-profile.response.ts';
import { checkProfile, fundsShownOn } from './buyers.rules.ts';

for (const [today, expected] of [
  ['2026-11-03', '2026-11-03'],
  ['2027-05-04', '2026-11-03'],
  ['2027-05-05', null],
] as const)
  test(`a proof that staff saw on 3 November 2026 counts on ${today}: ${expected !== null}`, () =>
    assert.equal(fundsShownOn('2026-11-03', today), expected));

test('a proof that nobody saw does not count', () => assert.equal(fundsShownOn(null, '2026-11-03'), null));

const filled = { ...NOT_FILLED_IN, kind: 'fund', currency: 1, budget_min: 100, budget_max: 200 } as const;
for (const [name, before, changes, field] of [
  ['a first save', NOT_FILLED_IN, { kind: 'company' }, null],
  ['a first save without a kind', NOT_FILLED_IN, { background: 'A foundry' }, 'kind'],
  ['a change of one field', filled, { background: 'A foundry' }, null],
  ['amounts without a currency', NOT_FILLED_IN, { kind: 'fund', own_funds: 5 }, 'currency'],
  ['a currency taken from amounts that stay', filled, { currency: null }, 'currency'],
  ['a range that is reversed by one end', filled, { budget_min: 300 }, 'budget_max'],
  ['a range of one amount', filled, { budget_min: 200 }, null],
  ['an open range', filled, { budget_max: null, budget_min: 900 }, null],
] as const)
  test(`${name}: ${field ? `refused at ${field}` : 'saved'}`, () => {
    const check = () => checkProfile(before as typeof NOT_FILLED_IN, changes);
    if (field) assert.throws(check, { field });
    else check();
  });
