import {
  DEFAULT_CURRENCY_ID,
  hasTerms,
  type LoiFields,
  type LoiTerms,
  missingTerms,
  paidAtClosing,
} from '@handover/shared/contract';
import { FieldError } from '../../errors/domain-error.ts';

export const NO_TERMS: LoiTerms = {
  price: null,
  currency: null,
  structure: null,
  financing: '',
  conditions: '',
  exclusivity_days: null,
};

const or = <Value>(given: Value | undefined, before: Value) => (given === undefined ? before : given);

/** The terms of the next version: what is not named stays as it was. A price without a currency is in euro. */
export function changedTerms(before: LoiTerms, given: LoiFields): LoiTerms {
  const price = or(given.price, before.price);
  const currency = or(given.currency, before.currency);
  return {
    price,
    currency: currency ?? (price === null ? null : DEFAULT_CURRENCY_ID),
    structure: or(given.structure, before.structure),
    financing: or(given.financing, before.financing),
    conditions: or(given.conditions, before.conditions),
    exclusivity_days: or(given.exclusivity_days, before.exclusivity_days),
  };
}

/**
 * Checks the terms of a letter. Beside a file of the buyer any may be missing; a letter that the server writes needs
 * them. Later payments are part of the price, so they can't exceed it.
 */
export function checkTerms(terms: LoiTerms, hasOwnFile: boolean): void {
  const { price, structure } = terms;
  if (price !== null && structure && paidAtClosing(price, structure) < 0)
    throw new FieldError('structure', 'loi.parts_exceed_price');
  if (hasOwnFile) return;
  if (!hasTerms(terms)) throw new FieldError('file', 'value.required');
  const [missing] = missingTerms(terms);
  if (missing) throw new FieldError(missing, 'value.required');
}
