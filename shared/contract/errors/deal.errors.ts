import { DEAL_STATUSES, LOI_STATUSES } from '../vocabulary.ts';
import type { ErrorDefinition } from './error-definition.ts';

/** About deals, their letters of intent and questions. */
export const dealErrors = {
  'deal.not_found': { status: 404 },
  'deal.staff_read_only': { status: 403 },
  'deal.other_side_only': { status: 403 },
  'deal.snapshot_owner_only': { status: 403 },
  'deal.wrong_status': { status: 409, params: { status: DEAL_STATUSES } },
  'deal.wrong_phase': { status: 409 },
  'deal.one_phase_at_a_time': { status: 409 },
  'deal.paused_by_exclusivity': { status: 409 },
  'exclusivity.not_running': { status: 409 },
  'exclusivity.seller_extends': { status: 403 },
  'exclusivity.buyer_shortens': { status: 403 },
  'exclusivity.proposal_open': { status: 409 },
  'exclusivity.no_proposal': { status: 409 },
  'exclusivity.earlier_end_only': { status: 400 },
  'exclusivity.end_out_of_range': { status: 400, params: { days: 'number' } },
  'loi.not_found': { status: 404 },
  'loi.not_open': { status: 409, params: { status: LOI_STATUSES } },
  'loi.none_open': { status: 409 },
  'loi.open_exists': { status: 409 },
  'loi.accepted_exists': { status: 409 },
  'loi.parts_exceed_price': { status: 400 },
  'loi.terms_incomplete': { status: 409 },
  'question.not_found': { status: 404 },
  'question.asker_only': { status: 403 },
  'question.other_side_answers': { status: 403 },
  'question.answered': { status: 409 },
  'question.no_change': { status: 400 },
} as const satisfies Record<string, ErrorDefinition>;
