import * as yup from 'yup';
import { COUNT, FIRST_YEAR, TEXT } from '../../../contract/limits.ts';
import { rules } from './rules.ts';

const year = () =>
  yup
    .string()
    .nullable()
    .default(null)
    .required('requiredField')
    .meta({ kind: 'year' })
    .test('year', 'impossibleYear', (value) => !value || (/^\d{4}$/.test(value) && +value >= FIRST_YEAR))
    .test('past', 'yearToCome', (value) => !value || !(+value > new Date().getFullYear()));

const revenue = yup.object({
  year: year(),
  revenue: rules.requiredPrice(),
  number_of_employees: rules.employees().required('requiredField'),
  ebitda: rules.amount(),
  net_profit: rules.amount(),
});

/** `min` to ten distinct years up to the current one; of two equal years the second has the error. */
export const revenuesRule = (min = 1) =>
  yup
    .array(revenue)
    .default([])
    .min(min, 'requiredYear')
    .max(COUNT.revenues, 'tooMany')
    .test('distinct', (rows, context) => {
      const years = (rows ?? []).map(({ year }) => year);
      const duplicate = years.findIndex((year, index) => year && years.indexOf(year) !== index);
      if (duplicate < 0) return true;
      return context.createError({ path: `${context.path}[${duplicate}].year`, message: 'yearTwice' });
    });

const office = yup.object({
  address: rules.text({ max: TEXT.addressMax }),
  country_name: rules.requiredText({ max: TEXT.placeMax }),
  city: rules.requiredText({ max: TEXT.placeMax }),
  street: rules.text({ max: TEXT.addressMax }),
  zip_code: rules.text({ max: TEXT.zipCodeMax }),
});

/** At least `min` offices, each with city and country. */
export const officesRule = (min = 0) =>
  yup.array(office).default([]).min(min, 'requiredOffice').max(COUNT.offices, 'tooMany');
