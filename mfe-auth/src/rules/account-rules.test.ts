import type { TFunction } from '@handover/shared/i18n';
import { accountRules } from './account-rules.ts';

const rules = accountRules(((key: string) => key) as unknown as TFunction<'auth'>);

test.each([
  ['email', 'seller@handover.test', true],
  ['email', 'seller', false],
  ['email', '', false],
  ['name', 'Anne-Lise', true],
  ['name', 'O’Brien', true],
  ['name', 'A', false],
  ['name', 'R2D2', false],
  ['password', 'Handover1', true],
  ['password', 'handover1', false],
  ['password', 'Handover', false],
  ['password', 'Hand1', false],
  ['phone', '', true],
  ['linkedin', '', true],
  ['linkedin', 'https://www.linkedin.com/in/claire', true],
  ['linkedin', 'linkedin', false],
] as const)('%s %j: %s', async (field, value, good) => {
  expect(await rules[field].isValid(value)).toBe(good);
});
