import type { OfficeRow, RevenueRow } from '../../design/forms/index.ts';

/** An office as a form holds it, with all that the server asks for. */
export const buildOfficeRow = (): OfficeRow => ({
  address: '',
  country_name: 'France',
  city: 'Lyon',
  street: '',
  zip_code: '',
});

/** A year as a form holds it, with all that the server asks for; each index is another year. */
export const buildRevenueRow = (index: number): RevenueRow => ({
  year: String(2024 - index),
  revenue: 1,
  number_of_employees: 1,
  ebitda: null,
  net_profit: null,
  working_capital: null,
  net_debt: null,
  capex: null,
  add_backs: [],
});
