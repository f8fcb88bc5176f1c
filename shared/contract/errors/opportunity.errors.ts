import { ACCESS_REQUEST_STATUSES } from '../vocabulary.ts';
import type { ErrorDefinition } from './error-definition.ts';

/** About companies, opportunities, and access to them. */
export const opportunityErrors = {
  'company.not_found': { status: 404 },
  'company.not_own': { status: 400 },
  'company.deals_running': { status: 409, params: { titles: 'texts' } },
  'opportunity.not_found': { status: 404 },
  'opportunity.owner_only': { status: 403 },
  'opportunity.access_required': { status: 403 },
  'opportunity.own_favorite': { status: 403 },
  'opportunity.not_published': { status: 409 },
  'opportunity.unlisted': { status: 409 },
  'opportunity.sold': { status: 409 },
  'opportunity.deal_running': { status: 409 },
  'opportunity.not_for_mandate': { status: 400 },
  'opportunity.only_for_mandate': { status: 400 },
  'background_image.unknown': { status: 400 },
  'background_image.unknown_sub_sector': { status: 400 },
  'background_image.too_many': { status: 429, params: { count: 'number' } },
  'reference.too_many': { status: 429, params: { count: 'number' } },
  'access_request.not_found': { status: 404 },
  'access_request.nda_required': { status: 400 },
  'access_request.own_opportunity': { status: 403 },
  'access_request.not_for_staff': { status: 403 },
  'access_request.other_side_only': { status: 403 },
  'access_request.deal_exists': { status: 409 },
  'access_request.pending_exists': { status: 409 },
  'access_request.too_soon': { status: 409, params: { days: 'number' } },
  'access_request.too_many': { status: 429, params: { count: 'number' } },
  'access_request.not_pending': { status: 409, params: { status: ACCESS_REQUEST_STATUSES } },
  'access_request.exclusivity_running': { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
