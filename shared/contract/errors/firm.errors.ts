import type { ErrorDefinition } from './error-definition.ts';

/** About firms, their people, and invitations. */
export const firmErrors = {
  'firm.not_found': { status: 404 },
  'firm.in_one': { status: 409 },
  'firm.owner_only': { status: 403 },
  'firm.last_owner': { status: 409 },
  'firm.member_not_found': { status: 404 },
  'firm.not_to_oneself': { status: 409 },
  'firm.colleague_already': { status: 400 },
  'firm.invited_already': { status: 400 },
  'firm.too_many': { status: 409, params: { count: 'number' } },
  'firm.too_many_invitations': { status: 429, params: { count: 'number' } },
  'firm.invitation_not_found': { status: 404 },
  'firm.invitation_invalid': { status: 400 },
  'firm.invitation_foreign': { status: 403 },
} as const satisfies Record<string, ErrorDefinition>;
