import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personName } from './user-view.ts';

const anne = { firstName: 'Anne', lastName: 'Le Goff', closedAt: null };
const closed = { firstName: 'Former', lastName: 'user', closedAt: new Date(0) };
const RULE = [
  ['known', anne, true, 'Anne Le Goff'],
  ['not known any more', anne, false, ''],
  ['of a closed account', closed, true, null],
  ['of a closed account, to whom it is not known', closed, false, null],
] as const;

for (const [what, person, isKnown, name] of RULE)
  test(`a name ${what}`, () => assert.equal(personName(person, isKnown), name));
