import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LoiTerms, paidAtClosing } from '@handover/shared/contract';
import fc from 'fast-check';
import { FieldError } from '../../errors/domain-error.ts';
import { changedTerms, checkTerms, NO_TERMS } from './terms.rules.ts';

const complete: LoiTerms = {
  price: 3_800_000,
  currency: 1,
  structure: { type: 'shares', earn_out: null, vendor_loan: null },
  financing: 'Bank loan of 60%, the rest is equity',
  conditions: '',
  exclusivity_days: 60,
};
const part = (amount: number) => ({ amount, text: '' });

/** The field that is refused, or null. */
function refused(terms: LoiTerms, hasOwnFile: boolean) {
  try {
    checkTerms(terms, hasOwnFile);
    return null;
  } catch (error) {
    assert.ok(error instanceof FieldError);
    return `${error.field}: ${error.code}`;
  }
}

for (const [what, terms, own, written] of [
  ['complete terms', complete, null, null],
  ['no terms', NO_TERMS, null, 'file: value.required'],
  ['only a currency', { ...NO_TERMS, currency: 4 }, null, 'file: value.required'],
  ['only a price', { ...NO_TERMS, price: 1, currency: 1 }, null, 'structure: value.required'],
  ['no price', { ...complete, price: null }, null, 'price: value.required'],
  ['no financing', { ...complete, financing: '' }, null, 'financing: value.required'],
  ['no exclusivity', { ...complete, exclusivity_days: null }, null, 'exclusivity_days: value.required'],
  ['a price of nothing', { ...complete, price: 0 }, null, null],
  [
    'an earn-out above the price',
    { ...complete, structure: { type: 'assets', earn_out: part(3_800_000.01), vendor_loan: null } },
    'structure: loi.parts_exceed_price',
    'structure: loi.parts_exceed_price',
  ],
] as [string, LoiTerms, string | null, string | null][])
  test(`${what}: beside a file ${own ?? 'taken'}, without one ${written ?? 'taken'}`, () => {
    assert.deepEqual([refused(terms, true), refused(terms, false)], [own, written]);
  });

const cents = fc.integer({ min: 0, max: 100_000_000_000_000 });

test('closing and the later parts are the price to the cent; no more than the price may be paid later', () => {
  fc.assert(
    fc.property(cents, cents, cents, fc.boolean(), (price, later, loan, small) => {
      const [earnOut, vendorLoan] = small ? [later % (price + 1), 0] : [later, loan];
      const structure = {
        type: 'shares' as const,
        earn_out: part(earnOut / 100),
        vendor_loan: part(vendorLoan / 100),
      };
      const closing = paidAtClosing(price / 100, structure);
      assert.equal(Math.round(closing * 100), price - earnOut - vendorLoan);
      const isRefused = refused({ ...complete, price: price / 100, structure }, true) !== null;
      assert.equal(isRefused, earnOut + vendorLoan > price);
    }),
    { seed: 15, numRuns: 500 },
  );
});

test('a patch changes what it names and nothing else, however often it is sent', () => {
  const given = fc.record(
    {
      price: fc.option(cents.map((each) => each / 100)),
      currency: fc.option(fc.integer({ min: 1, max: 4 })),
      financing: fc.string(),
      conditions: fc.string(),
      exclusivity_days: fc.option(fc.integer({ min: 1, max: 365 })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(given, (patch) => {
      const once = changedTerms(complete, patch);
      assert.deepEqual(changedTerms(once, patch), once);
      const { currency, ...others } = { ...complete, ...patch };
      assert.deepEqual({ ...once, currency: null }, { ...others, currency: null });
      // A price has a currency, euro unless another is named.
      assert.equal(once.currency, currency ?? (once.price === null ? null : 1));
    }),
    { seed: 15, numRuns: 500 },
  );
});

test('a first letter without a currency is in euro', () => {
  assert.equal(changedTerms(NO_TERMS, { price: 5 }).currency, 1);
  assert.equal(changedTerms(NO_TERMS, { financing: 'Equity' }).currency, null);
});
