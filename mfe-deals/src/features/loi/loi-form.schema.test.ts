import { dayFromNow } from '../../rules/calendar.ts';
import { expirationBounds, loiFormSchema } from './loi-form.schema.ts';

const file = new File(['x'], 'letter.pdf');

test.each([
  ['a new letter', file, true, true],
  ['a new letter without a file', null, true, false],
  ['a new version that keeps the file', null, false, true],
])('%s', (_what, chosen, isFileRequired, valid) => {
  const values = { file: chosen, expiration_date: dayFromNow(14) };
  expect(loiFormSchema((key) => key, isFileRequired).isValidSync(values)).toBe(valid);
});

test('valid from tomorrow to 90 days ahead', () => {
  expect(expirationBounds(Date.parse('2026-11-21T12:00:00Z'))).toEqual({
    min: '2026-11-22',
    max: '2027-02-19',
  });
});
