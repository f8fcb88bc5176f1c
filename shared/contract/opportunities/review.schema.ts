import { z } from 'zod';
import { partySchema } from '../account/account.schema.ts';
import { identityHitsSchema } from '../account/identity.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { backgroundImageSchema } from '../files/background-image.schema.ts';
import { COUNT, TEXT } from '../limits.ts';
import { proposedDecisionSchema, proposedNameSchema } from '../reference.schema.ts';
import { lengthOf } from '../value-rules.ts';
import { REVIEWED_FIELDS } from '../vocabulary.ts';
import { idSchema, referenceSchema, textSchema, timeSchema } from '../wire/wire.schema.ts';
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
    /** What has changed since staff decided last; none before the first decision. */
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

/** The decision of staff. */
export const moderateBodySchema = z
  .object({
    validated: z.boolean(),
    reason: textSchema({ max: TEXT.longMax }).optional(),
    /**
     * The decisions on tags and a region that the owner has made. Without a decision, one is shown to its owner and
     * staff only.
     */
    proposed: z
      .array(proposedDecisionSchema)
      .max(COUNT.tags + 1)
      .optional(),
    /** Replaces the sector that the owner left open. */
    sectors: z.array(idSchema).min(1).max(COUNT.sectors).optional(),
    sub_sectors: z.array(idSchema).min(1).max(COUNT.subSectors).optional(),
  })
  .refine((body) => body.validated || lengthOf(body.reason ?? '') >= TEXT.reasonMin, {
    path: ['reason'],
    message: errorCode('value.reason_required'),
  })
  .meta({ id: 'ModerateBody' });

export type Review = z.infer<typeof reviewSchema>;
