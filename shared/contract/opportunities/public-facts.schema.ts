import { z } from 'zod';
import { marketDay } from '../days/market-days.ts';
import { errorCode } from '../errors/errors.ts';
import { clearableChoice, clearableNumber, textSchema } from '../wire/wire.schema.ts';
import { FACTS } from './public-facts.ts';

/**
 * A band from a lower edge (included) to an upper edge (excluded), in units of the currency, in people or in percent; null is
 * open.
 */
export const bandSchema = z
  .object({ min: z.number().nullable(), max: z.number().nullable() })
  .meta({ id: 'Band' });
/** The average growth of revenue in a year, in percent; one of the two, as the seller chose. */
const growthSchema = z
  .object({ since: z.number().int(), percent: z.number().int().nullable(), band: bandSchema.nullable() })
  .meta({ id: 'Growth' });

/** The optional public facts of a sale, as everyone reads them; empty or null where the seller has not told them. */
export const publicFacts = {
  reason_for_sale: z.string(),
  founded_year: z.number().int().nullable(),
  handover_months: z.number().int().nullable(),
  largest_customer: z.enum(FACTS.customerShares).nullable(),
  growth_shown: z.enum(FACTS.growthShown),
  growth: growthSchema.nullable(),
};

const thisYear = () => Number(marketDay(Date.now()).slice(0, 4));
/** The same in the body of a sale. */
export const publicFactFields = {
  reason_for_sale: textSchema({ max: FACTS.reasonMax }).optional(),
  founded_year: clearableNumber(
    z
      .number()
      .int()
      .min(FACTS.foundedFrom)
      .refine((year) => year <= thisYear(), errorCode('revenue.impossible_year')),
  ).optional(),
  handover_months: clearableNumber(z.number().int().min(0).max(FACTS.handoverMax)).optional(),
  largest_customer: clearableChoice(FACTS.customerShares).optional(),
  growth_shown: z.enum(FACTS.growthShown).optional(),
};
