import { z } from 'zod';
import { partySchema } from '../account/account.schema.ts';
import { identityHitsSchema } from '../account/identity.schema.ts';
import { backgroundImageSchema } from '../files/background-image.schema.ts';
import { proposedNameSchema } from '../reference.schema.ts';
import { REVIEWED_FIELDS } from '../vocabulary.ts';
import { referenceSchema, timeSchema } from '../wire/wire.schema.ts';
import { opportunitySchema, privateDataSchema } from './opportunity.schema.ts';

/** A value as an opportunity has it. */
const reviewedValueSchema = z
  .union([z.string(), z.number(), z.array(referenceSchema), referenceSchema, backgroundImageSchema])
  .nullable();
/** The data of an opportunity for the staff who review it. Reading it is logged. */
export const reviewSchema = identityHitsSchema
  .extend({
    opportunity: opportunitySchema,
    private_data: privateDataSchema,
    owner: partySchema,
    /** The owner has seen the hits and stands by the texts. */
    identity_confirmed: z.boolean(),
    /** Since staff decided last; none before the first decision. */
    changes: z.array(
      z.object({
        field: z.enum(REVIEWED_FIELDS),
        before: reviewedValueSchema,
        after: reviewedValueSchema,
      }),
    ),
    /** The names that staff have to accept before everyone reads them. */
    proposed: z.array(proposedNameSchema),
    /** What the owner left open because they do not know: staff choose it. */
    undecided: z.array(z.enum(['sectors', 'sub_sectors'])),
    /** The reason of the last rejection by staff; null if there was none, or if it was published since. */
    earlier_reason: z.string().nullable(),
    submitted_at: timeSchema,
  })
  .meta({ id: 'Review' });

export type Review = z.infer<typeof reviewSchema>;
