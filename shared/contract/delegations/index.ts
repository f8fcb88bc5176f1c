/** What advisers may do for whom. */
export type {
  ActingFor,
  Delegation,
  DelegationBody,
  DelegationPatch,
  DelegationQuery,
  DelegationState,
} from './delegation.schema.ts';
export {
  DELEGATION_RIGHTS,
  DELEGATION_SCOPES,
  type DelegationRight,
  type DelegationScope,
  hasRight,
  rightsFor,
} from './delegation-rights.ts';
