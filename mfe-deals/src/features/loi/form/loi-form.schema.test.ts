import { errorsOf } from '@handover/shared/testing/node';
import { dayFromNow } from '../../../rules/calendar.ts';
import { buildDeal, buildLetter, buildTerms } from '../../../testing/build-deal.ts';
import { expirationBounds, loiFormSchema } from './loi-form.schema.ts';
import { type LoiFormValues, toLetterInput, toLoiValues, toNewValues } from './loi-form.values.ts';

const file = new File(['x'], 'letter.pdf');
const written: LoiFormValues = {
  ...toLoiValues(buildLetter({ terms: buildTerms(), file_made: true })),
  expiration_date: dayFromNow(14),
};
const own: LoiFormValues = { ...toLoiValues(), source: 'own', file, exclusivity_days: null };
const later = (amount: number | null) => ({ amount, text: '' });
const structure = (more: Partial<LoiFormValues['structure']>) => ({ ...written.structure, ...more });
const t = (key: string) => key;

test.each<[string, LoiFormValues, string[]]>([
  ['a written letter', written, []],
  ['without a price', { ...written, price: null }, ['price']],
  ['without financing', { ...written, financing: ' ' }, ['financing']],
  ['without conditions', { ...written, conditions: '' }, []],
  ['without what is bought', { ...written, structure: structure({ type: '' }) }, ['structure.type']],
  ['without exclusivity', { ...written, exclusivity_days: null }, ['exclusivity_days']],
  ['a year and a day', { ...written, exclusivity_days: 366 }, ['exclusivity_days']],
  ['three decimals', { ...written, price: 1.001 }, ['price']],
  ['another currency', { ...written, currency: '5' }, ['currency']],
  [
    'parts up to the price',
    { ...written, structure: structure({ earn_out: later(1_800_000), vendor_loan: later(2_000_000) }) },
    [],
  ],
  [
    'parts above the price',
    { ...written, structure: structure({ earn_out: later(1_800_000.01), vendor_loan: later(2_000_000) }) },
    ['structure.earn_out.amount'],
  ],
  ['a file of one’s own, no terms', own, []],
  ['no file of one’s own', { ...own, file: null }, ['file']],
  [
    'an earn-out of nothing named',
    { ...own, structure: structure({ type: '', earn_out: later(5) }) },
    ['structure.type'],
  ],
])('%s', async (_what, values, errors) => {
  expect(Object.keys(await errorsOf(loiFormSchema(t, false), values))).toEqual(errors);
});

test('a new version keeps a file of one’s own', async () => {
  expect(await loiFormSchema(t, true).isValid({ ...own, file: null })).toBe(true);
});

test('the values of a letter are sent as they were read; a written letter sends no file', () => {
  const terms = buildTerms({
    currency: 4,
    structure: { type: 'assets', earn_out: { amount: 300_000, text: 'On EBITDA' }, vendor_loan: null },
  });
  const values = toLoiValues(buildLetter({ terms, file_made: true }));
  expect(toLetterInput({ ...values, file })).toEqual({
    ...terms,
    file: '',
    expiration_date: values.expiration_date,
  });
  expect(toLetterInput({ ...values, source: 'own', file }).file).toBe(file);
});

test('the next letter begins with the terms of the last one, and with a date of its own, which is after the bid date', () => {
  const declined = buildLetter({ status: 'declined', terms: buildTerms(), expiration_date: dayFromNow(3) });
  const { opportunity } = buildDeal();
  const values = toNewValues({ opportunity, loi_documents: [declined], bid_date: null });
  expect(toLetterInput(values)).toEqual({ ...buildTerms(), file: '', expiration_date: dayFromNow(14) });
  const due = (days: number) =>
    toNewValues({ opportunity, loi_documents: [], bid_date: { date: dayFromNow(days), sealed: true } });
  expect([1, 20, 85].map((days) => due(days).expiration_date)).toEqual(
    [15, 34, 90].map((days) => dayFromNow(days)),
  );
  expect(toNewValues({ opportunity, loi_documents: [buildLetter()], bid_date: null })).toEqual(
    toLoiValues(undefined, opportunity.preferred_currency),
  );
});

test('valid from tomorrow to 90 days ahead', () => {
  expect(expirationBounds(Date.parse('2026-11-21T12:00:00Z'))).toEqual({
    min: '2026-11-22',
    max: '2027-02-19',
  });
});
