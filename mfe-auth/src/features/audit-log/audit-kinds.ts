import type { AuditKind } from '@handover/shared/contract';

/**
 * The kinds in the order of the page: accounts, measures of staff, releases. The compiler checks that none is
 * missing.
 */
const ALL: Record<AuditKind, true> = {
  signed_in: true,
  sign_in_failed: true,
  session_ended: true,
  email_changed: true,
  password_changed: true,
  factor_added: true,
  factor_removed: true,
  recovery_code_used: true,
  identity_linked: true,
  identity_removed: true,
  account_closed: true,
  staff_granted: true,
  staff_revoked: true,
  people_searched: true,
  person_read: true,
  person_signed_out: true,
  person_suspended: true,
  person_restored: true,
  person_factors_removed: true,
  funds_shown: true,
  firm_joined: true,
  firm_role_changed: true,
  firm_left: true,
  delegation_given: true,
  delegation_accepted: true,
  delegation_declined: true,
  delegation_changed: true,
  delegation_ended: true,
  offered_by_adviser: true,
  audit_read: true,
  failures_read: true,
  failures_retried: true,
  list_edited: true,
  audit_shortened: true,
  moderated: true,
  private_data_read: true,
  deal_read: true,
  file_read: true,
  released: true,
  rolled_back: true,
};
export const KINDS = Object.keys(ALL) as AuditKind[];
