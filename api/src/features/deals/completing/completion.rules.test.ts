import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DomainError } from '../../../errors/domain-error.ts';
import { saleOf } from './completion.rules.ts';

const letter = { price: 3_600_000, currency: 4 };
const facts = {
  hasFile: true,
  letter,
  began: '2026-03-02',
  today: '2026-11-29',
  defaultCurrency: 1,
} as const;
const whole = { final_price: 3_500_000, closed_on: '2026-11-27' } as const;

type Said = Parameters<typeof saleOf>[0];
const taken: [string, Said, Partial<Parameters<typeof saleOf>[1]>, ReturnType<typeof saleOf>][] = [
  [
    'nothing: the accepted letter, today',
    {},
    { hasFile: false },
    { finalPrice: 3_600_000, currencyId: 4, closedOn: '2026-11-29', isSaid: false },
  ],
  [
    'nothing, and a letter without terms',
    {},
    { hasFile: false, letter: { price: null, currency: 2 } },
    { finalPrice: null, currencyId: null, closedOn: '2026-11-29', isSaid: false },
  ],
  [
    'price, day and document',
    whole,
    {},
    { finalPrice: 3_500_000, currencyId: 1, closedOn: '2026-11-27', isSaid: true },
  ],
  [
    'in another currency',
    { ...whole, currency: 3 },
    {},
    { finalPrice: 3_500_000, currencyId: 3, closedOn: '2026-11-27', isSaid: true },
  ],
  [
    'on the day on which the deal began',
    { ...whole, closed_on: '2026-03-02' },
    {},
    { finalPrice: 3_500_000, currencyId: 1, closedOn: '2026-03-02', isSaid: true },
  ],
];
for (const [name, said, over, sale] of taken)
  test(`what a sale came to: ${name}`, () => assert.deepEqual(saleOf(said, { ...facts, ...over }), sale));

const refused: [string, Said, boolean, string, string][] = [
  ['a document alone', {}, true, 'final_price', 'value.required'],
  ['no day', { final_price: 1 }, true, 'closed_on', 'value.required'],
  ['no document', whole, false, 'file', 'value.required'],
  ['a currency alone', { currency: 1 }, false, 'final_price', 'value.required'],
  ['tomorrow', { ...whole, closed_on: '2026-11-30' }, true, 'closed_on', 'completion.day_out_of_range'],
  [
    'before the deal',
    { ...whole, closed_on: '2026-03-01' },
    true,
    'closed_on',
    'completion.day_out_of_range',
  ],
];
for (const [name, said, hasFile, field, code] of refused)
  test(`what is said of a sale is whole: ${name}`, () =>
    assert.throws(
      () => saleOf(said, { ...facts, hasFile }),
      (error) => error instanceof DomainError && error.field === field && error.code === code,
    ));
