import { revenuesRule } from './groups.rules.ts';
import { rules } from './rules.ts';

interface Rule {
  validate: (value: unknown) => Promise<unknown>;
}

/** The key of what is wrong, or what the value became. */
const judge = async (schema: Rule, value: unknown): Promise<unknown> => {
  try {
    return await schema.validate(value);
  } catch (error) {
    return error instanceof Error ? `! ${error.message}` : error;
  }
};
const long = (length: number) => 'a'.repeat(length);

test.each<[string, Rule, unknown, unknown]>([
  ['text', rules.requiredText(), '  ', '! requiredField'],
  ['text', rules.requiredText(), ' Atlas ', 'Atlas'],
  ['text', rules.text({ max: 10 }), long(11), '! max10'],
  ['text', rules.text({ max: 50 }), long(51), '! max50'],
  ['text', rules.text({ max: 100 }), long(101), '! max100'],
  ['text', rules.text({ max: 200 }), long(201), '! max200'],
  ['text', rules.text({ max: 5000 }), long(5001), '! max5000'],
  ['text', rules.text({ max: 20 }), long(21), '! limitExceeded'],
  ['text', rules.text({ min: 2 }), 'a', '! min2'],
  ['text', rules.text({ min: 10 }), long(9), '! min10'],
  ['text', rules.text({ min: 20 }), long(19), '! min20'],
  ['text', rules.text({ min: 50 }), long(49), '! min50'],
  ['text', rules.text({ min: 50 }), '', ''],
  ['e-mail', rules.email(), '', '! requiredEmail'],
  ['e-mail', rules.email(), 'anna@', '! invalidEmail'],
  ['e-mail', rules.email(), 'anna@handover', '! invalidEmail'],
  ['e-mail', rules.email(), `${long(90)}@handover.test`, '! max100'],
  ['e-mail', rules.email(), 'anna@handover.test', 'anna@handover.test'],
  ['password', rules.password(), 'Handover1', 'Handover1'],
  ['password', rules.password(), 'handover1', '! invalidPassword'],
  ['password', rules.password(), 'Handover', '! invalidPassword'],
  ['password', rules.password(), 'Hand1', '! invalidPassword'],
  ['password', rules.password(), `A1${long(99)}`, '! invalidPassword'],
  ['name', rules.name(), 'Jean-Pierre', 'Jean-Pierre'],
  ['name', rules.name(), "O'Neil", "O'Neil"],
  ['name', rules.name(), 'J', '! invalidName'],
  ['name', rules.name(), 'R2D2', '! invalidName'],
  ['tag', rules.tag(), 'énergie', 'énergie'],
  ['tag', rules.tag(), 'two words', '! invalidTag'],
  ['phone', rules.phone(), '', ''],
  ['phone', rules.phone(), '+33 1 23 45 67 89', '+33 1 23 45 67 89'],
  ['phone', rules.phone(), '01 23 45 67 89', '01 23 45 67 89'],
  ['phone', rules.phone(), 'call me', '! invalidPhone'],
  ['phone', rules.phone(), '+33 1', '! invalidPhone'],
  ['phone', rules.phone(), '1'.repeat(251), '! invalidPhone'],
  ['number', rules.atLeastTen(), 9, '! min10Number'],
  ['number', rules.number(), '', null],
  ['number', rules.number(), 'ten', '! invalidNumber'],
  ['price', rules.price(), -1, '! notNegative'],
  ['price', rules.price(), null, null],
  ['price', rules.requiredPrice(), null, '! requiredField'],
  ['employees', rules.employees(), 1.5, '! wholeNumber'],
  ['choice', rules.choice(), null, '! requiredField'],
  ['choices', rules.choices({ min: 1 }), [], '! requiredField'],
  ['choices', rules.choices({ max: 1 }), ['1', '2'], '! tooMany'],
  ['date', rules.requiredDate(), '31.12.2026', '! invalidDate'],
  ['tick', rules.ticked('requiredNda'), false, '! requiredNda'],
  ['years', revenuesRule(), [], '! requiredYear'],
])('%s: %#', async (_, schema, value, judgement) => {
  expect(await judge(schema, value)).toEqual(judgement);
});

test('the second of two equal years is the wrong one', async () => {
  const row = { year: '2025', revenue: 1, number_of_employees: 1 };
  await expect(revenuesRule().validate([row, row])).rejects.toMatchObject({
    path: '[1].year',
    message: 'yearTwice',
  });
});
