import {
  cancelDealBodySchema,
  dealDetailSchema,
  dealPageSchema,
  dealQuerySchema,
  exclusivityBodySchema,
  idParamsSchema,
  paths,
  setPhaseBodySchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import {
  archiveOrBack,
  cancelDeal,
  changeExclusivity,
  completeDeal,
  pauseOrResume,
  setPhase,
} from './handlers/change-deal.ts';
import { listDeals, readDeal } from './handlers/read-deals.ts';

const read = { method: 'GET', access: 'signed-in' } as const;
const one = { params: idParamsSchema, access: 'signed-in' } as const;
const change = { ...one, method: 'POST', answer: dealDetailSchema } as const;

export const dealRoutes: Route[] = [
  route({
    ...read,
    url: paths.deals,
    operationId: 'listDeals',
    summary: 'List my deals',
    description: 'Lists the deals of the viewer, as owner or as requester.',
    query: dealQuerySchema,
    answer: dealPageSchema,
    handler: listDeals,
  }),
  route({
    ...one,
    ...read,
    url: paths.deal(':id'),
    operationId: 'readDeal',
    summary: 'Read a deal',
    description:
      'Reads a deal: its phases, letters, documents and what the viewer may do. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    answer: dealDetailSchema,
    handler: readDeal,
  }),
  route({
    ...change,
    url: paths.setPhase(':id'),
    operationId: 'setPhase',
    summary: 'Move a deal one phase on or back',
    description:
      'Moves a deal to the next phase or the one before. Either side moves on to the SPA, the seller side to the closing, the owner back. The first two steps happen only through the letter of intent.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'deal.other_side_only',
      'deal.one_phase_at_a_time',
    ],
    body: setPhaseBodySchema,
    handler: setPhase,
  }),
  route({
    ...change,
    url: paths.pauseDeal(':id'),
    operationId: 'pauseOrResumeDeal',
    summary: 'Pause or resume a deal',
    description:
      'Pauses an active deal, which either side may, or resumes a paused one, which who paused it and the owner may.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.paused_by_exclusivity',
      'deal.other_side_only',
    ],
    handler: pauseOrResume,
  }),
  route({
    ...change,
    url: paths.cancelDeal(':id'),
    operationId: 'cancelDeal',
    summary: 'Cancel a deal',
    description:
      'Ends a deal with a reason. Either side may. It withdraws an open letter and ends a running exclusivity.',
    errors: ['deal.not_found', 'deal.staff_read_only', 'deal.wrong_status'],
    body: cancelDealBodySchema,
    handler: cancelDeal,
  }),
  route({
    ...change,
    url: paths.completeDeal(':id'),
    operationId: 'completeDeal',
    summary: 'Complete a deal',
    description:
      'The business is sold: the opportunity is taken off the market, rival deals are cancelled and pending requests declined. The seller side may, in the last phase.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'deal.other_side_only',
    ],
    handler: completeDeal,
  }),
  route({
    ...change,
    url: paths.archiveDeal(':id'),
    operationId: 'archiveDeal',
    summary: 'Archive a deal or bring it back',
    description: 'Moves a deal to the archive of the viewer, or back. The other side sees no difference.',
    errors: ['deal.not_found', 'deal.staff_read_only'],
    handler: archiveOrBack,
  }),
  route({
    ...change,
    url: paths.changeExclusivity(':id'),
    operationId: 'changeExclusivity',
    summary: 'Change the end of the exclusivity',
    description: 'The seller side extends a running exclusivity, the buyer side shortens it.',
    errors: [
      'deal.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'deal.wrong_phase',
      'exclusivity.not_running',
      'exclusivity.end_out_of_range',
      'exclusivity.seller_extends',
      'exclusivity.buyer_shortens',
    ],
    body: exclusivityBodySchema,
    handler: changeExclusivity,
  }),
];
