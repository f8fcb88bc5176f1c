import type { LoiStatus } from '@handover/shared/contract';
import type { StatusKind } from '@handover/shared/ui';

export const letterStatusKinds: Record<LoiStatus, StatusKind> = {
  submitted: 'waiting',
  accepted: 'open',
  declined: 'danger',
  expired: 'closed',
  withdrawn: 'closed',
};
