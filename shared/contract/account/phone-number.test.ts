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
  '06·12·34·56·78',
])('%j is stored as one number', (typed) => {
  expect(storedPhone(parsePhoneNumberWithError, typed)).toBe('+33612345678');
});

test.each([
  ['+33 4 65 71 20 10 poste 12', '+33465712010 ext. 12'],
  ['+33465712010 ext. 12', '+33465712010 ext. 12'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  // Numbers as they are dialled in France: Réunion, Mayotte, Guadeloupe, Guyane, Martinique.
  ['0692 12 34 56', '+262692123456'],
  ['0262 12 34 56 poste 3', '+262262123456 ext. 3'],
  ['+33 6 39 12 34 56', '+262639123456'],
  ['0690 12 34 56', '+590690123456'],
  ['0594 12 34 56', '+594594123456'],
  ['0696 12 34 56', '+596696123456'],
  ['06 95 12 34 56', '+33695123456'],
  ['call me', undefined],
  ['+33 6', undefined],
  ['06 12 34 56 78 / 06 99 99 99 99', undefined],
  [`${'0'.repeat(250)}1`, undefined],
])('%j is stored as %s', (typed, stored) => {
  expect(storedPhone(parsePhoneNumberWithError, typed)).toBe(stored);
});
