import type { LoiStructure, LoiTerms } from './loi-terms.schema.ts';

// The rules of a letter of intent that its form, its page and the server share.

/** The terms without which the server can't write a letter, in the order of the form. Conditions may be empty. */
const REQUIRED_TERMS = ['price', 'currency', 'structure', 'financing', 'exclusivity_days'] as const;
type RequiredTerm = (typeof REQUIRED_TERMS)[number];

const isMissing = (value: unknown) => value === null || value === undefined || value === '';

export const missingTerms = (terms: Pick<LoiTerms, RequiredTerm>): RequiredTerm[] =>
  REQUIRED_TERMS.filter((name) => isMissing(terms[name]));

/** Whether any term is given. A currency alone is none. */
export const hasTerms = ({ currency: _currency, ...terms }: LoiTerms): boolean =>
  Object.values(terms).some((value) => !isMissing(value));

const cents = (amount: number) => Math.round(amount * 100);

/** The price without what is paid later, in the same currency; below zero where the later parts exceed the price. */
export const paidAtClosing = (
  price: number,
  { earn_out, vendor_loan }: Pick<LoiStructure, 'earn_out' | 'vendor_loan'>,
): number => (cents(price) - cents(earn_out?.amount ?? 0) - cents(vendor_loan?.amount ?? 0)) / 100;
