import type { Day } from '@handover/shared/contract';
import { FieldError } from '../../../errors/domain-error.ts';

interface Said {
  final_price?: number | null | undefined;
  currency?: number | null | undefined;
  closed_on?: Day | undefined;
}
interface SaleFacts {
  hasFile: boolean;
  /** The accepted letter, as far as it has terms. */
  letter: { price: number | null; currency: number | null } | undefined;
  /** The day on which the deal began, and the present one, in the marketplace. */
  began: Day;
  today: Day;
  defaultCurrency: number;
}
export interface Sale {
  finalPrice: number | null;
  currencyId: number | null;
  closedOn: Day;
  /** The seller side has said it, rather than taken it from the letter. */
  isSaid: boolean;
}

/**
 * What a sale came to. Without a word of the seller side it is what the accepted letter says, on the present day.
 * What they say has price, day and signed document, and the day is one of the deal.
 */
export function saleOf(said: Said, { hasFile, letter, began, today, defaultCurrency }: SaleFacts): Sale {
  const { final_price: price, currency, closed_on: day } = said;
  const isSaid = hasFile || price != null || currency != null || day !== undefined;
  if (!isSaid) {
    const { price = null, currency = null } = letter ?? {};
    return { finalPrice: price, currencyId: price === null ? null : currency, closedOn: today, isSaid };
  }
  if (price == null) throw new FieldError('final_price', 'value.required');
  if (day === undefined) throw new FieldError('closed_on', 'value.required');
  if (day < began || day > today) throw new FieldError('closed_on', 'completion.day_out_of_range');
  if (!hasFile) throw new FieldError('file', 'value.required');
  return { finalPrice: price, currencyId: currency ?? defaultCurrency, closedOn: day, isSaid };
}
