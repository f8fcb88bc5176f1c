import { parsePhoneNumberWithError } from 'libphonenumber-js';
import { storedPhone } from './phone-number.ts';

test.each([
  '06 12 34 56 78',
  '+33\u202f6\u202f12\u202f34\u202f56\u202f78',
  '+33\u00a06\u00a012\u00a034\u00a056\u00a078',
  '\u202d+33 6 12 34 56 78\u202c',
  'tel:+33612345678',
  'Tel. 06 12 34 56 78',
  '０６１２３４５６７８',
  '＋３３６１２３４５６７８',
  '+33 (0)6 12 34 56 78',
  '0033 (0)6 12 34 56 78',
  '06.12.34.56.78',
  '06\u201112\u201134\u201156\u201178',
])('%j is stored as one number', (typed) => {
  expect(storedPhone(parsePhoneNumberWithError, typed)).toBe('+33612345678');
});

test.each([
  ['+33 4 65 71 20 10 poste 12', '+33465712010 ext. 12'],
  ['+33465712010 ext. 12', '+33465712010 ext. 12'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['call me', undefined],
  ['+33 6', undefined],
  ['06 12 34 56 78 / 06 99 99 99 99', undefined],
  [`${'0'.repeat(250)}1`, undefined],
])('%j is stored as %s', (typed, stored) => {
  expect(storedPhone(parsePhoneNumberWithError, typed)).toBe(stored);
});
