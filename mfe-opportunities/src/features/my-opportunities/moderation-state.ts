import type { StatusKind } from '@handover/shared/ui';

export type ModerationState = 'published' | 'rejected' | 'under_review' | 'unknown';

/** true published, false rejected, null under review, anything else unknown (specification, section 1). */
export const moderationState = (validated: unknown): ModerationState => {
  if (validated === true) return 'published';
  if (validated === false) return 'rejected';
  return validated === null ? 'under_review' : 'unknown';
};

export const STATE_KINDS: Record<ModerationState, StatusKind> = {
  published: 'open',
  rejected: 'danger',
  under_review: 'waiting',
  unknown: 'closed',
};

/** The filter of the list as the server takes it. */
export const VALIDATED_VALUES = ['true', 'false', 'null'] as const;
