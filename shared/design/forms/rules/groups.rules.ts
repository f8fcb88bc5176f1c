import * as yup from 'yup';
import { ADD_BACK_KINDS } from '../../../contract/companies/add-backs.ts';
import { COUNT, FIRST_YEAR, TEXT } from '../../../contract/limits.ts';
import { type AddBackRow, isEmptyAddBack } from '../years/add-back-rows.ts';
import { isEmptyRevenue } from '../years/revenue-rows.ts';
import { thisYear } from '../years/this-year.ts';
import { rules } from './rules.ts';

/** Requires a value only in years with figures: an empty year is not sent. */
const inFilledYear: yup.TestConfig<unknown> = {
  name: 'required',
  message: 'requiredField',
  test: (value, { parent }) =>
    (value !== null && value !== undefined && value !== '') || isEmptyRevenue(parent),
};

const year = () =>
  yup
    .string()
    .nullable()
    .default(null)
    .meta({ kind: 'year' })
    .test(inFilledYear)
    .test('year', 'impossibleYear', (value, { parent }) => {
      if (!value || isEmptyRevenue(parent)) return true;
      return /^\d{4}$/.test(value) && +value >= FIRST_YEAR;
    })
    .test('past', 'yearToCome', (value, { parent }) => {
      return !value || isEmptyRevenue(parent) || !(+value > thisYear());
    });

/** Requires a value only in a line that somebody has begun. */
const inBegunLine: yup.TestConfig<unknown> = {
  name: 'required',
  message: 'requiredField',
  test: (value, { parent }) =>
    isEmptyAddBack(parent) || (value !== null && value !== undefined && String(value).trim() !== ''),
};

const addBack = yup.object({
  kind: yup
    .string()
    .nullable()
    .default(null)
    .oneOf([...ADD_BACK_KINDS, null], 'invalidChoice')
    .test(inBegunLine),
  amount: rules.amount().test(inBegunLine),
  reason: rules.optionalLine({ max: TEXT.addBackReasonMax }).test(inBegunLine),
  proof: rules.optionalChoice(),
});

/** Add-backs need an EBITDA to be added to. */
const toEbitda: yup.TestConfig<unknown> = {
  name: 'ebitda',
  message: 'ebitdaForAddBacks',
  test: (value, { parent }) => {
    const lines: AddBackRow[] = parent.add_backs ?? [];
    return typeof value === 'number' || lines.every(isEmptyAddBack);
  },
};

const revenue = yup.object({
  year: year(),
  revenue: rules.price().test(inFilledYear),
  number_of_employees: rules.employees().test(inFilledYear),
  ebitda: rules.amount().test(toEbitda),
  net_profit: rules.amount(),
  working_capital: rules.amount(),
  net_debt: rules.amount(),
  capex: rules.price(),
  add_backs: yup.array(addBack).default([]).max(COUNT.addBacks, 'tooMany'),
});

/**
 * Up to ten distinct years up to the current one, `min` of them with figures; of two equal years the second has the error. Years
 * without figures do not count.
 */
export const revenuesRule = (min = 1) =>
  yup
    .array(revenue)
    .default([])
    .test('min', 'requiredYear', (rows, context) => {
      const filled = (rows ?? []).filter((row) => !isEmptyRevenue(row));
      if (filled.length >= min) return true;
      // The error is in a cell if there is one, which then takes the focus.
      return rows?.length ? context.createError({ path: `${context.path}[0].revenue` }) : false;
    })
    .test(
      'max',
      'tooMany',
      (rows) => (rows ?? []).filter((row) => !isEmptyRevenue(row)).length <= COUNT.revenues,
    )
    .test('distinct', (rows, context) => {
      const years = (rows ?? []).map((row) => (isEmptyRevenue(row) ? null : row.year));
      const duplicate = years.findIndex((year, index) => year && years.indexOf(year) !== index);
      if (duplicate < 0) return true;
      return context.createError({ path: `${context.path}[${duplicate}].year`, message: 'yearTwice' });
    });

const office = yup.object({
  address: rules.optionalLine({ max: TEXT.addressMax }),
  country_name: rules.line({ max: TEXT.placeMax }),
  city: rules.line({ max: TEXT.placeMax }),
  street: rules.optionalLine({ max: TEXT.addressMax }),
  zip_code: rules.optionalLine({ max: TEXT.zipCodeMax }),
});

/** `min` or more offices, each with city and country. */
export const officesRule = (min = 0) =>
  yup.array(office).default([]).min(min, 'requiredOffice').max(COUNT.offices, 'tooMany');
