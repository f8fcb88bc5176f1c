import * as yup from 'yup';
import { rules } from '../rules/rules.ts';
import { createOneLetterQuestion } from './ask-one-letter.ts';

const schema = yup.object({ first_name: rules.name(), last_name: rules.name(), city: rules.text() });
const ALL = ['first_name', 'last_name', 'city'];
type Step = [firstName: string, checked: string[]];

test.each<[string, Step[], boolean[]]>([
  ['a longer name is not asked about', [['Jo', ALL]], [false]],
  [
    'one letter is asked about once when it is sent',
    [
      ['O', ALL],
      ['O', ALL],
      ['O', ALL],
    ],
    [true, false, false],
  ],
  [
    'asked when the field is left, it is sent at once',
    [
      ['O', ['first_name']],
      ['O', ALL],
    ],
    [true, false],
  ],
  [
    'leaving the field again is no answer',
    [
      ['O', ['first_name']],
      ['O', ['first_name']],
    ],
    [true, true],
  ],
  [
    'another letter is asked about again',
    [
      ['O', ALL],
      ['U', ALL],
      ['U', ALL],
    ],
    [true, true, false],
  ],
  ['another field is checked', [['O', ['city']]], [false]],
  ['a letter with its accent, and blanks around it', [[' x\u0301 ', ALL]], [true]],
  ['a letter of another script', [['李', ALL]], [true]],
])('%s', (_, steps, asked) => {
  const ask = createOneLetterQuestion(schema);
  const seen = steps.map(([first_name, checked]) => {
    return 'first_name' in ask({ first_name, last_name: 'Berg', city: 'X' }, checked);
  });
  expect(seen).toEqual(asked);
});
