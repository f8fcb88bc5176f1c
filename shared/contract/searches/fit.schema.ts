import { z } from 'zod';
import { opportunitySchema } from '../opportunities/opportunity.schema.ts';
import { bandSchema } from '../opportunities/public-facts.schema.ts';
import { idSchema, pageOf, referenceSchema } from '../wire/wire.schema.ts';
import { FIT_ASPECTS, FITS } from './search-alerts.ts';

/** What one side says: names of sectors or places, or an amount from-to; null where it says nothing. */
const saidSchema = z
  .object({ names: z.array(referenceSchema), range: bandSchema.nullable() })
  .meta({ id: 'FitSaid' });

/** One line of the comparison, with what both sides say in public. */
const fitRowSchema = z
  .object({
    aspect: z.enum(FIT_ASPECTS),
    fit: z.enum(FITS),
    wanted: saidSchema,
    offered: saidSchema,
    /** The currency of the range that each side says. */
    wanted_currency: idSchema,
    offered_currency: idSchema,
  })
  .meta({ id: 'FitRow' });

/** A mandate and a business for sale beside each other. */
const fitSchema = z
  .object({
    /** The listing of the other type, as everyone reads it. */
    opportunity: opportunitySchema,
    rows: z.array(fitRowSchema),
  })
  .meta({ id: 'OpportunityFit' });
export const fitPageSchema = pageOf(fitSchema).meta({ id: 'OpportunityFitPage' });

export type FitRow = z.infer<typeof fitRowSchema>;
export type FitSaid = z.infer<typeof saidSchema>;
export type OpportunityFit = z.infer<typeof fitSchema>;
