import { z } from 'zod';
import { partySchema } from '../account/account.schema.ts';
import { buyerProfileSchema } from '../account/buyer-profile.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { backgroundImageSchema } from '../files/background-image.schema.ts';
import { TEXT } from '../limits.ts';
import { sectorSchema } from '../reference.schema.ts';
import { lengthOf } from '../value-rules.ts';
import { ACCESS_REQUEST_STATUSES, OPPORTUNITY_TYPES } from '../vocabulary.ts';
import { idSchema, pageOf, referenceSchema, textSchema, timeSchema } from '../wire/wire.schema.ts';
import { signingFields } from './agreement.schema.ts';

/** What the owner asks once before answering, and what the requester says to it. */
const ownersQuestionSchema = z
  .object({
    text: z.string(),
    /** The owner asks for the buyer profile. */
    wants_profile: z.boolean(),
    asked_at: timeSchema,
    /** The request waits for the answer until then, and no longer. */
    waits_until: timeSchema,
    answer: z.string().nullable(),
    answered_at: timeSchema.nullable(),
  })
  .meta({ id: 'OwnersQuestion' });

export const accessRequestSchema = z
  .object({
    id: idSchema,
    opportunity_id: idSchema,
    opportunity_name: z.string(),
    type_of_opportunity: z.enum(OPPORTUNITY_TYPES),
    sectors: z.array(sectorSchema),
    sub_sectors: z.array(referenceSchema),
    /** Null while changes of the opportunity are under review. */
    background_image: backgroundImageSchema.nullable(),
    status: z.enum(ACCESS_REQUEST_STATUSES),
    message: z.string(),
    /** The asker's person, for the owner; null in one's own list. */
    requester: partySchema.nullable(),
    /** False while another deal of the opportunity is exclusive. */
    can_accept: z.boolean(),
    /** True for the owner if nothing was asked back yet. */
    can_ask: z.boolean(),
    question: ownersQuestionSchema.nullable(),
    /** The buyer lets the seller read their buyer profile: the requester with the request, the owner of a mandate by accepting. */
    shows_profile: z.boolean(),
    /** Shown to the owner while the request waits; null if it is not shown, or not filled in. */
    buyer_profile: buyerProfileSchema.nullable(),
    /** The seller attaches a company to a mandate. */
    has_company: z.boolean(),
    /** The attached company, for the requester; null if there is none. */
    company: z.object({ id: idSchema, name: z.string() }).nullable(),
    deal_id: idSchema.nullable(),
    /** The text of the owner, or `sold` or `unlisted` if the server declined the request with the opportunity. */
    decline_reason: z.string().nullable(),
    /** The time at which it was answered, withdrawn or expired. */
    decided_at: timeSchema.nullable(),
    /**
     * For the requester: the time after a refusal from which they may ask again; null if they may already, or never
     * can.
     */
    can_request_from: timeSchema.nullable(),
    created_at: timeSchema,
    expires_at: timeSchema,
  })
  .meta({ id: 'AccessRequest' });
export const accessRequestPageSchema = pageOf(accessRequestSchema).meta({ id: 'AccessRequestPage' });

export const requestAccessBodySchema = z
  .object({
    nda_accepted: z.literal(true, errorCode('access_request.nda_required')),
    ...signingFields,
    message: textSchema({ max: TEXT.longMax }).optional(),
    /** The owner may read the buyer profile while the request waits and the deal runs. */
    shows_profile: z.boolean().optional(),
    /** The company of the requester, which the deal of a mandate will be about. */
    company_id: idSchema.optional(),
  })
  .meta({ id: 'RequestAccessBody' });
export const requestActionBodySchema = z
  .object({
    reason: textSchema({ max: TEXT.longMax }).optional(),
    /** Sent when the introduction to a mandate is accepted: the seller may read the buyer profile while the deal runs. */
    shows_profile: z.boolean().optional(),
  })
  .nullish()
  .meta({ id: 'RequestActionBody' });
/** A text, the buyer profile, or both; without a text the profile alone. */
export const askRequesterBodySchema = z
  .object({
    question: textSchema({ max: TEXT.askedMax }).default(''),
    wants_profile: z.boolean().default(false),
  })
  .refine(({ question, wants_profile }) => wants_profile || lengthOf(question) >= TEXT.questionMin, {
    path: ['question'],
    message: errorCode('value.required'),
  })
  .meta({ id: 'AskRequesterBody' });
/** The answer may be empty where the profile is what was asked for. */
export const answerOwnerBodySchema = z
  .object({ answer: textSchema({ max: TEXT.askedMax }).default(''), shows_profile: z.boolean().optional() })
  .meta({ id: 'AnswerOwnerBody' });

export type AccessRequest = z.infer<typeof accessRequestSchema>;
