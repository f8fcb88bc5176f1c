import type { AccessRequestStatus, DealStatus, LoiStatus } from '@handover/shared/contract';

export const REQUEST_STATUSES: Record<AccessRequestStatus, string> = {
  pending: 'en attente',
  asked: 'en attente d’une réponse du demandeur',
  accepted: 'acceptée',
  declined: 'refusée',
  withdrawn: 'retirée',
  expired: 'expirée',
};
export const DEAL_STATUSES: Record<DealStatus, string> = {
  active: 'en cours',
  paused: 'en pause',
  completed: 'conclue',
  cancelled: 'annulée',
};
export const LOI_STATUSES: Record<LoiStatus, string> = {
  submitted: 'en attente',
  accepted: 'acceptée',
  declined: 'refusée',
  expired: 'expirée',
  withdrawn: 'retirée',
};
