import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { get, post, type Routes } from '../../http/route.ts';
import { loiRule } from '../../storage/file-rule.ts';
import { delegated } from './delegated-actions.rules.ts';
import { attachCompany } from './handlers/attach-company.ts';
import {
  archiveOrBringBack,
  cancelDeal,
  changeExclusivity,
  pauseOrResume,
  setPhase,
} from './handlers/change-deal.ts';
import { answerCompletion, completeDeal, withdrawCompletion } from './handlers/completion.ts';
import {
  answerExclusivityProposal,
  proposeExclusivityEnd,
  withdrawExclusivityProposal,
} from './handlers/exclusivity-proposals.ts';
import { countDeals, listDeals, readDeal } from './handlers/read-deals.ts';
import { exportTimeline, readTimeline } from './handlers/read-timeline.ts';

const one = { params: schemas.idParamsSchema, access: 'signed-in' } as const;
const change = { ...one, response: schemas.dealDetailSchema } as const;
const CHANGE_ERRORS = ['deal.not_found', 'deal.staff_read_only', 'deal.wrong_status'] as const;
const EXCLUSIVITY_ERRORS = [
  ...CHANGE_ERRORS,
  'deal.wrong_phase',
  'deal.other_side_only',
  'exclusivity.not_running',
] as const;

const COMPLETION_ERRORS = [...CHANGE_ERRORS, 'deal.wrong_phase', 'deal.other_side_only'] as const;

export const dealRoutes: Routes = {
  listDeals: get(paths.deals, {
    onBehalf: { about: 'list', needs: 'read' },
    access: 'signed-in',
    summary: 'List my deals',
    description:
      'Lists the deals of the viewer, with what comes next in each, whose turn it is and until when. `ordering` knows `created_at`, `updated_at`, `project_title`, `phase` and `deadline`.',
    query: schemas.dealQuerySchema,
    response: schemas.dealPageSchema,
    handler: listDeals,
  }),
  countDeals: get(paths.dealCounts, {
    onBehalf: { about: 'list', needs: 'read' },
    access: 'signed-in',
    summary: 'Count my deals',
    description:
      'Counts the deals of the viewer by side and group, and the requests for access that wait. The filters are those of the list; requests are not filtered.',
    query: schemas.dealCountsQuerySchema,
    response: schemas.dealListCountsSchema,
    handler: countDeals,
  }),
  readDeal: get(paths.deal(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'Read a deal',
    description:
      'Reads a deal: its phases, letters, documents and what the viewer may do. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    response: schemas.dealDetailSchema,
    handler: readDeal,
  }),
  setPhase: post(paths.setPhase(':id'), {
    onBehalf: delegated('phase_forward'),
    ...change,
    summary: 'Move a deal one phase on or back',
    description:
      'Moves a deal to the next phase or the one before. Either side moves on to the SPA, the seller side to the closing, the owner back. The first two steps happen only through the letter of intent.',
    errors: [...CHANGE_ERRORS, 'deal.wrong_phase', 'deal.other_side_only', 'deal.one_phase_at_a_time'],
    body: schemas.setPhaseBodySchema,
    handler: setPhase,
  }),
  pauseOrResumeDeal: post(paths.pauseDeal(':id'), {
    onBehalf: delegated('pause'),
    ...change,
    summary: 'Pause or resume a deal',
    description:
      'Pauses an active deal, which either side may, or resumes a paused one, which who paused it and the owner may. With `pause` it does what is named, or refuses where that is done already.',
    errors: [...CHANGE_ERRORS, 'deal.paused_by_exclusivity', 'deal.other_side_only'],
    body: schemas.pauseBodySchema,
    handler: pauseOrResume,
  }),
  cancelDeal: post(paths.cancelDeal(':id'), {
    onBehalf: delegated('cancel'),
    ...change,
    summary: 'Cancel a deal',
    description:
      'Ends a deal with a reason. Either side may. It withdraws an open letter and ends a running exclusivity.',
    errors: CHANGE_ERRORS,
    body: schemas.cancelDealBodySchema,
    handler: cancelDeal,
  }),
  completeDeal: post(paths.completeDeal(':id'), {
    onBehalf: delegated('complete'),
    ...change,
    provenOnly: true,
    summary: 'Complete a deal',
    description:
      'The seller side says that the business is sold, in the last phase: with final price, day and signed document, or with nothing, by the accepted letter. It waits for the buyer side, and takes effect without an answer after 7 days; where the buyer side has confirmed before, a call with nothing completes. Then the opportunity and all other listings of the company are taken off the market, their other deals are cancelled and pending requests declined.',
    errors: [...COMPLETION_ERRORS, 'completion.open_exists', 'completion.day_out_of_range', 'value.required'],
    files: { file: loiRule },
    body: schemas.completeDealBodySchema,
    handler: completeDeal,
  }),
  answerCompletion: post(paths.answerCompletion(':id'), {
    onBehalf: delegated('answer_completion'),
    ...change,
    summary: 'Confirm that a deal is completed, or refuse it',
    description:
      'The buyer side confirms what the seller side says of the sale, which completes the deal, or refuses it with a reason. It may also confirm before.',
    errors: [...COMPLETION_ERRORS, 'completion.open_exists', 'completion.none_open', 'value.reason_required'],
    body: schemas.completionAnswerSchema,
    handler: answerCompletion,
  }),
  withdrawCompletion: post(paths.withdrawCompletion(':id'), {
    onBehalf: delegated('withdraw_completion'),
    ...change,
    summary: 'Take back that a deal is completed',
    description: 'The seller side takes back what it said of the sale, while it is not answered.',
    errors: [...COMPLETION_ERRORS, 'completion.none_open'],
    handler: withdrawCompletion,
  }),
  attachCompany: post(paths.attachCompany(':id'), {
    onBehalf: delegated('attach_company'),
    ...change,
    summary: 'Attach a company to the deal of a mandate',
    description:
      'The seller, who has asked for access to a mandate, attaches one of their companies, once. It is copied with figures and documents: the data room is the seller’s, and opens to the owner of the mandate by phase.',
    errors: [
      ...CHANGE_ERRORS,
      'deal.other_side_only',
      'deal.company_attached',
      'company.not_own',
      'company.sold',
    ],
    body: schemas.attachCompanyBodySchema,
    handler: attachCompany,
  }),
  archiveDeal: post(paths.archiveDeal(':id'), {
    ...change,
    summary: 'Archive a deal or bring it back',
    description:
      'Moves a deal to the archive of the viewer, or back; with `archived`, as that says. The other side sees no difference.',
    errors: ['deal.not_found', 'deal.staff_read_only'],
    body: schemas.archiveBodySchema,
    handler: archiveOrBringBack,
  }),
  changeExclusivity: post(paths.changeExclusivity(':id'), {
    onBehalf: delegated('change_exclusivity'),
    ...change,
    summary: 'Change the end of the exclusivity',
    description: 'The seller side extends a running exclusivity, the buyer side shortens it.',
    errors: [
      ...CHANGE_ERRORS,
      'deal.wrong_phase',
      'exclusivity.not_running',
      'exclusivity.end_out_of_range',
      'exclusivity.seller_extends',
      'exclusivity.buyer_shortens',
    ],
    body: schemas.exclusivityBodySchema,
    handler: changeExclusivity,
  }),
  proposeExclusivityEnd: post(paths.proposeExclusivityEnd(':id'), {
    onBehalf: delegated('propose_exclusivity_end'),
    ...change,
    summary: 'Propose an earlier end of the exclusivity',
    description:
      'The seller side proposes to end a running exclusivity earlier, which the buyer side answers.',
    errors: [
      ...EXCLUSIVITY_ERRORS,
      'exclusivity.proposal_open',
      'exclusivity.earlier_end_only',
      'exclusivity.end_out_of_range',
    ],
    body: schemas.exclusivityBodySchema,
    handler: proposeExclusivityEnd,
  }),
  answerExclusivityProposal: post(paths.answerExclusivityProposal(':id'), {
    onBehalf: delegated('answer_exclusivity_proposal'),
    ...change,
    summary: 'Agree to an earlier end of the exclusivity, or refuse it',
    description: 'The buyer side answers what the seller side proposed. Agreed, the exclusivity ends then.',
    errors: [...EXCLUSIVITY_ERRORS, 'exclusivity.no_proposal'],
    body: schemas.exclusivityAnswerSchema,
    handler: answerExclusivityProposal,
  }),
  withdrawExclusivityProposal: post(paths.withdrawExclusivityProposal(':id'), {
    onBehalf: delegated('withdraw_exclusivity_proposal'),
    ...change,
    summary: 'Withdraw the proposal of an earlier end',
    description: 'The seller side takes back what it proposed, while it is not answered.',
    errors: [...EXCLUSIVITY_ERRORS, 'exclusivity.no_proposal'],
    handler: withdrawExclusivityProposal,
  }),
  readTimeline: get(paths.dealTimeline(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'Read the timeline of a deal',
    description:
      'Lists what happened in a deal, the latest first. Its parties may, and on record staff; the buyer reads of documents whose group was opened.',
    errors: ['deal.not_found'],
    query: schemas.timelineQuerySchema,
    response: schemas.timelinePageSchema,
    handler: readTimeline,
  }),
  exportTimeline: get(paths.exportTimeline(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'Download the timeline of a deal',
    description:
      'Gives the whole timeline of a deal as an Excel workbook. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    handler: exportTimeline,
  }),
};
