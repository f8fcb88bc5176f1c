/**
 * What an adviser is let into: a company with its opportunities and their deals, one opportunity with its deals, the
 * requests and deals of one opportunity, or one deal of either side.
 */
export const DELEGATION_SCOPES = ['company', 'opportunity', 'deals', 'deal'] as const;

/** Each right has those before it. */
export const DELEGATION_RIGHTS = ['read', 'ask', 'edit', 'negotiate'] as const;

export type DelegationScope = (typeof DELEGATION_SCOPES)[number];
export type DelegationRight = (typeof DELEGATION_RIGHTS)[number];

/** The rights that make sense for a scope: who advises one deal reads, or asks questions besides. */
export const rightsFor = (scope: DelegationScope): readonly DelegationRight[] =>
  scope === 'deal'
    ? ['read', 'ask']
    : scope === 'deals'
      ? ['read', 'ask', 'negotiate']
      : ['read', 'edit', 'negotiate'];

export const hasRight = (right: DelegationRight, needed: DelegationRight): boolean =>
  DELEGATION_RIGHTS.indexOf(right) >= DELEGATION_RIGHTS.indexOf(needed);
