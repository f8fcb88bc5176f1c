import * as yup from 'yup';
import { type DateRangeLimits, dateRangeRule, dayRule } from './date.rules.ts';

const wrongOf = async (limits: DateRangeLimits, from: unknown, to: unknown) => {
  try {
    await dateRangeRule(limits).validate({ from, to }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
};
const year = { min: '2027-01-01', max: '2027-12-31' };
const both = { required: { from: true, to: true } };

test.each<[string, DateRangeLimits, unknown, unknown, object]>([
  ['nothing, where nothing is required', {}, '', '', {}],
  ['null, where nothing is required', {}, null, null, {}],
  ['one of them', {}, '2027-03-01', '', {}],
  ['nothing, where both are', both, '', null, { from: 'requiredField', to: 'requiredField' }],
  ['nothing, where the first is', { required: { from: true } }, '', '', { from: 'requiredField' }],
  ['the same day twice', both, '2027-03-28', '2027-03-28', {}],
  ['two days in order, over the year’s end', both, '2027-12-31', '2028-01-01', {}],
  ['two days the wrong way round', both, '2027-03-02', '2027-03-01', { to: 'datesUnordered' }],
  ['the bounds themselves', year, '2027-01-01', '2027-12-31', {}],
  ['a day before', year, '2026-12-31', '2027-01-01', { from: 'dateTooEarly' }],
  ['a day after', year, '2027-12-31', '2028-01-01', { to: 'dateTooLate' }],
  ['a day that is none', {}, '2027-02-29', '', { from: 'invalidDate' }],
  ['a leap day', {}, '2028-02-29', '', {}],
  ['what is no day', {}, 'soon', '01.03.2027', { from: 'invalidDate', to: 'invalidDate' }],
])('%s', async (_, limits, from, to, wrong) => {
  expect(await wrongOf(limits, from, to)).toMatchObject(wrong);
  expect(Object.keys(await wrongOf(limits, from, to))).toEqual(Object.keys(wrong));
});

test('two separate days are linked by the name of the first', async () => {
  const rule = yup.object({ starts: dayRule(), ends: dayRule({ from: 'starts' }) });
  await expect(rule.validate({ starts: '2027-03-02', ends: '2027-03-01' })).rejects.toMatchObject({
    path: 'ends',
    message: 'datesUnordered',
  });
  await expect(rule.isValid({ starts: '2027-03-02', ends: '2027-03-02' })).resolves.toBe(true);
});
