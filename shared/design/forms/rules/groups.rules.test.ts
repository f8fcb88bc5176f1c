import * as yup from 'yup';
import { emptyOffice } from '../offices/office-rows.ts';
import { officesRule, revenuesRule } from './groups.rules.ts';
import { rules } from './rules.ts';

interface Rule {
  validate: (value: unknown, options?: { abortEarly: boolean }) => Promise<unknown>;
}

/** Path and key of each thing that is wrong. */
const wrongOf = async (schema: Rule, value: unknown): Promise<Record<string, string>> => {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
};

const row = { year: '2025', revenue: 1, number_of_employees: 1, ebitda: null, net_profit: null };
const empty = { year: '2024', revenue: null, number_of_employees: null, ebitda: null, net_profit: null };
const thisYear = new Date().getFullYear();
const years = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...row, year: `${2000 + index}` }));

test.each<[string, unknown[], Record<string, string>]>([
  ['none', [], { '': 'requiredYear' }],
  ['one without figures alone', [empty], { '[0].revenue': 'requiredYear' }],
  ['one without figures beside another', [row, empty, { ...empty, year: '1850' }], {}],
  ['ten, and one without figures', [...years(10), empty], {}],
  ['ten', years(10), {}],
  ['eleven', years(11), { '': 'tooMany' }],
  ['the same one twice', [row, row], { '[1].year': 'yearTwice' }],
  ['this one', [{ ...row, year: String(thisYear) }], {}],
  ['the next one', [{ ...row, year: String(thisYear + 1) }], { '[0].year': 'yearToCome' }],
  ['one before 1900', [{ ...row, year: '1899' }], { '[0].year': 'impossibleYear' }],
  ['what is no year', [{ ...row, year: 'soon' }], { '[0].year': 'impossibleYear' }],
  ['no year', [{ ...row, year: null }], { '[0].year': 'requiredField' }],
  ['no revenue', [{ ...row, revenue: null }], { '[0].revenue': 'requiredField' }],
  ['losses', [{ ...row, ebitda: -10.5, net_profit: -20 }], {}],
  ['half a person', [{ ...row, number_of_employees: 0.5 }], { '[0].number_of_employees': 'wholeNumber' }],
])('years: %s', async (_, rows, wrong) => {
  expect(await wrongOf(revenuesRule(), rows)).toEqual(wrong);
});

test('where no year need be given, one without figures is no error', async () => {
  expect(await wrongOf(revenuesRule(0), [empty])).toEqual({});
});

const lyon = { ...emptyOffice('France'), city: 'Lyon' };

test.each<[string, unknown[], number, Record<string, string>]>([
  ['none', [], 0, {}],
  ['none where one must be', [], 1, { '': 'requiredOffice' }],
  ['country and city', [lyon], 0, {}],
  ['no country', [{ ...lyon, country_name: null }], 0, { '[0].country_name': 'requiredField' }],
  ['no city', [{ ...lyon, city: ' ' }], 0, { '[0].city': 'requiredField' }],
  ['a long street', [{ ...lyon, street: 'a'.repeat(201) }], 0, { '[0].street': 'max200' }],
  ['a long postcode', [{ ...lyon, zip_code: '1'.repeat(21) }], 0, { '[0].zip_code': 'limitExceeded' }],
  ['fifty-one', Array.from({ length: 51 }, () => lyon), 0, { '': 'tooMany' }],
])('offices: %s', async (_, rows, min, wrong) => {
  expect(await wrongOf(officesRule(min), rows)).toEqual(wrong);
});

test.each<[unknown, unknown, Record<string, string>]>([
  [1, 2, {}],
  [2, 2, {}],
  [3, 2, { max: 'unorderedRange' }],
  [null, 2, {}],
  [3, null, {}],
  [3, -1, { max: 'unorderedRange' }],
])('a range from %s to %s', async (min, max, wrong) => {
  const schema = yup.object({ min: rules.price(), max: rules.priceFrom('min') });
  expect(await wrongOf(schema, { min, max })).toMatchObject(wrong);
  expect(await schema.isValid({ min, max })).toBe(Object.keys(wrong).length === 0);
});

test.each<[Record<string, string>, Record<string, string>]>([
  [{ password1: 'Handover1', password2: 'Handover1', token: 't' }, {}],
  [{ password1: 'Handover1', password2: 'Handover2', token: 't' }, { password2: 'passwordsDiffer' }],
  [{ password1: 'handover', password2: 'handover', token: 't' }, { password1: 'invalidPassword' }],
  [{ password1: 'Handover1', password2: 'Handover1' }, { token: 'requiredField' }],
])('setting up the password %j', async (value, wrong) => {
  expect(await wrongOf(rules.setUpPassword(), value)).toEqual(wrong);
});
