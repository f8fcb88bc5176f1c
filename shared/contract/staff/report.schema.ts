import { z } from 'zod';
import { emailSchema } from '../account/account.schema.ts';
import { TEXT } from '../limits.ts';
import {
  idSchema,
  lineSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { REPORT_DECISIONS, REPORT_REASONS, REPORT_STATES } from './report-kinds.ts';

/** A report of a listing. Of who is signed in, name and address are those of the account. */
export const reportBodySchema = z
  .object({
    reason: z.enum(REPORT_REASONS),
    explanation: textSchema({ min: TEXT.storyMin, max: TEXT.longMax }),
    /** That what is said is believed to be right and complete. */
    good_faith: z.literal(true),
    name: lineSchema({ max: TEXT.contactNameMax }).optional(),
    /** Receipt and decision are mailed there; without one there is no mail. */
    email: emailSchema.optional(),
  })
  .meta({ id: 'ReportBody' });
/** The receipt. */
export const reportReceiptSchema = z
  .object({
    /** The number of the report, to quote. */
    id: idSchema,
    created_at: timeSchema,
    /** The address that the receipt is mailed to; null if there is none. */
    mailed_to: z.string().nullable(),
  })
  .meta({ id: 'ReportReceipt' });

/** A report as staff read it. */
export const listingReportSchema = z
  .object({
    id: idSchema,
    created_at: timeSchema,
    reason: z.enum(REPORT_REASONS),
    explanation: z.string(),
    /** `title` is null once the listing is deleted. */
    opportunity: z.object({ id: idSchema, title: z.string().nullable(), is_published: z.boolean() }),
    /** `id` of the account, null of a visitor; name and address are empty if they were not told, or the account is closed. */
    reporter: z.object({ id: idSchema.nullable(), name: z.string(), email: z.string() }),
    /** Null while the report is open. */
    decision: z
      .object({
        kind: z.enum(REPORT_DECISIONS),
        reason: z.string(),
        /** The member of staff; null once that account is closed. */
        by: z.string().nullable(),
        at: timeSchema,
      })
      .nullable(),
  })
  .meta({ id: 'ListingReport' });
export const listingReportPageSchema = pageOf(listingReportSchema).meta({ id: 'ListingReportPage' });
export const listingReportQuerySchema = pageQuerySchema.extend({
  state: z.enum(REPORT_STATES).default('open'),
});
export const reportDecisionBodySchema = z
  .object({
    decision: z.enum(REPORT_DECISIONS),
    /** Told to who reported and, if the listing is taken down, to its owner. */
    reason: textSchema({ min: TEXT.reasonMin, max: TEXT.longMax }),
  })
  .meta({ id: 'ReportDecisionBody' });

export type ReportBody = z.input<typeof reportBodySchema>;
export type ReportReceipt = z.infer<typeof reportReceiptSchema>;
export type ListingReport = z.infer<typeof listingReportSchema>;
export type ListingReportQuery = z.output<typeof listingReportQuerySchema>;
export type ReportDecisionBody = z.input<typeof reportDecisionBodySchema>;
