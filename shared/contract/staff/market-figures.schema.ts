import { z } from 'zod';
import { timeSchema } from '../wire/wire.schema.ts';
import {
  DEAL_STANDS,
  type DealStand,
  FIGURE_PERIODS,
  type FigurePeriod,
  TREND_PARTS,
} from './figure-kinds.ts';

const count = z.int().min(0);
/** A count of the period, and of the one before, as long. */
const countedSchema = z.object({ now: count, before: count });
/** Has the counts of the parts of the period, the oldest first. */
const trendSchema = countedSchema.extend({ trend: z.array(count).length(TREND_PARTS) });
const days = z.number().min(0).nullable();

export const marketFiguresSchema = z
  .object({
    /** The beginning of the period. */
    since: timeSchema,
    /** Listings published for the first time. */
    published: trendSchema,
    /** Requests for access. */
    requests: trendSchema,
    /** Those of them that their owner accepted or declined so far. */
    answered: countedSchema,
    /** The median of the days from such a request to its answer; null without any. */
    answer_days: z.object({ now: days, before: days }),
    /** Deals begun. */
    deals: trendSchema,
    /** The same deals by where they stand now. */
    stands: z.object(
      Object.fromEntries(DEAL_STANDS.map((stand) => [stand, countedSchema])) as Record<
        DealStand,
        typeof countedSchema
      >,
    ),
  })
  .meta({ id: 'MarketFigures' });
export const marketFiguresQuerySchema = z.object({
  days: z
    .enum(FIGURE_PERIODS.map(String) as [`${FigurePeriod}`, ...`${FigurePeriod}`[]])
    .default('90')
    .transform((text) => Number(text) as FigurePeriod),
});

export type MarketFigures = z.infer<typeof marketFiguresSchema>;
