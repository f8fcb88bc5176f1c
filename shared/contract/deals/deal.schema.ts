import { z } from 'zod';
import { partySchema } from '../account/account.schema.ts';
import { buyerProfileSchema } from '../account/buyer-profile.schema.ts';
import { fileSchema } from '../companies/business.schema.ts';
import { actingForSchema } from '../delegations/delegation.schema.ts';
import { backgroundImageSchema } from '../files/background-image.schema.ts';
import { TEXT } from '../limits.ts';
import { opportunitySchema, privateDataSchema } from '../opportunities/opportunity.schema.ts';
import { sectorSchema } from '../reference.schema.ts';
import {
  DEAL_ACTIONS,
  DEAL_GROUPS,
  DEAL_PHASES,
  DEAL_ROLES,
  DEAL_SIDES,
  DEAL_STATUSES,
  OPPORTUNITY_TYPES,
  PAUSERS,
  PHASE_STATES,
} from '../vocabulary.ts';
import {
  dateSchema,
  idSchema,
  numberText,
  pageOf,
  referenceSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { bidDateSchema, sealedLetterSchema } from './bidding.schema.ts';
import { completionSchema } from './completion.schema.ts';
import { loiDocumentSchema } from './loi.schema.ts';
import { nextStepSchema } from './next-step.schema.ts';
import { timelineEntrySchema } from './timeline.schema.ts';

const phaseStepSchema = z
  .object({
    phase: z.enum(DEAL_PHASES),
    state: z.enum(PHASE_STATES),
    entered_at: timeSchema.nullable(),
  })
  .meta({ id: 'PhaseStep' });

/** The numbers of open items in the parts of a deal, for its viewer. */
const dealCountsSchema = z
  .object({
    /** Unanswered questions of both sides. */
    open_questions: z.number().int(),
    /** How many of these are of the other side, and wait for the viewer's answer. */
    questions_to_answer: z.number().int(),
    /** Added since the deal began, and not opened yet. */
    new_documents: z.number().int(),
    letters: z.number().int(),
    /** Lines of the due-diligence list that wait for the viewer's side; none before it is sent. */
    diligence_to_do: z.number().int(),
    /** What of the closing waits for the viewer's side: lines, drafts that the other side has marked, signed copies. */
    closing_to_do: z.number().int(),
  })
  .meta({ id: 'DealCounts' });

/** A row of the deal list. */
const dealSchema = z
  .object({
    id: idSchema,
    opportunity_id: idSchema.nullable(),
    type_of_opportunity: z.enum(OPPORTUNITY_TYPES),
    title: z.string(),
    project_title: z.string(),
    sectors: z.array(sectorSchema),
    sub_sectors: z.array(referenceSchema),
    background_image: backgroundImageSchema.nullable(),
    role: z.enum(DEAL_ROLES),
    side: z.enum(DEAL_SIDES),
    phase: z.enum(DEAL_PHASES),
    status: z.enum(DEAL_STATUSES),
    /** `exclusivity` when another deal pauses this one. */
    pause_reason: z.string().nullable(),
    paused_by: z.enum(PAUSERS).nullable(),
    cancellation_reason: z.string().nullable(),
    archived: z.boolean(),
    number_of_active_deals: z.number().int().nullable(),
    exclusivity_period_end_time: timeSchema.nullable(),
    /** The other party; with e-mail and phone while the deal is open. */
    other_party: partySchema,
    next_step: nextStepSchema,
    /** The group of the deal in a list: whose turn it is, while the deal is active. */
    group: z.enum(DEAL_GROUPS),
    counts: dealCountsSchema,
    created_at: timeSchema,
    updated_at: timeSchema,
  })
  .meta({ id: 'Deal' });

/** An earlier end of exclusivity that waits for the answer of the buyer side. */
const exclusivityProposalSchema = z
  .object({ id: idSchema, end_time: timeSchema, proposed_at: timeSchema, mine: z.boolean() })
  .meta({ id: 'ExclusivityProposal' });

const documentsSchema = z
  .object({
    /** Null while the group is not open to the viewer yet. */
    annual_accounts: z.array(fileSchema).nullable(),
    documents: z.array(fileSchema).nullable(),
    general_ledger: z.array(fileSchema).nullable(),
  })
  .meta({ id: 'DealDocuments' });

/** One deal as its viewer sees it. */
export const dealDetailSchema = dealSchema
  .extend({
    phases: z.array(phaseStepSchema),
    actions: z.array(z.enum(DEAL_ACTIONS)),
    acting_for: actingForSchema.optional(),
    loi_documents: z.array(loiDocumentSchema),
    /** Letters that came under seal and that the viewer can't read, newest first. */
    sealed_letters: z.array(sealedLetterSchema),
    /** While the deal is about its first letter. It tells nothing of other bidders. */
    bid_date: bidDateSchema.nullable(),
    /** The id of the snapshot, for the calls that edit it. */
    deal_opportunity_id: idSchema,
    /** The snapshot: the teaser, and its private part while the viewer may see it. */
    opportunity: opportunitySchema,
    private_data: privateDataSchema.nullable(),
    /** Whether there is a business: the one for sale, or the one that the seller has attached to the deal of a mandate. */
    has_company: z.boolean(),
    documents: documentsSchema,
    access_request_id: idSchema,
    /** The message with which the requester asked for access. */
    request_message: z.string(),
    /** Shown to the seller while the deal is open, if the buyer shows it. */
    buyer_profile: buyerProfileSchema.nullable(),
    exclusivity_proposal: exclusivityProposalSchema.nullable(),
    /** The last that was said of the sale; null if nothing was, or while the viewer may not see it. */
    completion: completionSchema.nullable(),
    /** Steps, letters and exclusivity; the whole of it is a list of its own. */
    timeline: z.array(timelineEntrySchema),
  })
  .meta({ id: 'DealDetail' });

export const attachCompanyBodySchema = z.object({ company_id: idSchema }).meta({ id: 'AttachCompanyBody' });
const reasonSchema = textSchema({ min: TEXT.reasonMin, max: TEXT.longMax });
/** The last day of the period, or a time on that day: both mean the day in the zone of the marketplace. */
export const exclusivityBodySchema = z
  .object({
    exclusivity_period_end_time: z.union([dateSchema, timeSchema]),
  })
  .meta({ id: 'ExclusivityBody' });
/**
 * The state that is wanted, so that two people who act at once do not undo each other. Without it the call toggles.
 */
export const pauseBodySchema = z
  .object({ pause: z.boolean().optional() })
  .nullish()
  .meta({ id: 'PauseBody' });
/** The state that is wanted, as in `pauseBodySchema`: two tabs, or an undo, do not reverse each other. */
export const archiveBodySchema = z
  .object({ archived: z.boolean().optional() })
  .nullish()
  .meta({ id: 'ArchiveBody' });
export const exclusivityAnswerSchema = z.object({ agreed: z.boolean() }).meta({ id: 'ExclusivityAnswer' });
/** Without an end, exclusivity lasts for the default of the server, 60 days. */
export const acceptLoiBodySchema = exclusivityBodySchema.partial().nullish().meta({ id: 'AcceptLoiBody' });
export const declineLoiBodySchema = z.object({ decline_reason: reasonSchema }).meta({ id: 'DeclineLoiBody' });
export const cancelDealBodySchema = z
  .object({ cancellation_reason: reasonSchema })
  .meta({ id: 'CancelDealBody' });
export const setPhaseBodySchema = z
  .object({
    phase: z.union([z.enum(DEAL_PHASES), numberText(z.number().int().min(1).max(DEAL_PHASES.length))]),
  })
  .meta({ id: 'SetPhaseBody' });
export const dealPageSchema = pageOf(dealSchema).meta({ id: 'DealPage' });

export type PhaseStep = z.infer<typeof phaseStepSchema>;
export type Deal = z.infer<typeof dealSchema>;
export type DealDetail = z.infer<typeof dealDetailSchema>;
export type DealDocuments = z.infer<typeof documentsSchema>;
