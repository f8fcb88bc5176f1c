import { type ActingFor, hasRight, type Opportunity } from '@handover/shared/contract';

/** Whether the viewer may change the opportunity: its owner, and who was let edit more than its deals. */
export const mayEdit = ({ acting_for: actingFor }: Pick<Opportunity, 'acting_for'>): boolean =>
  !actingFor || allowsEdit(actingFor);

export type Acting = Pick<ActingFor, 'delegation_id' | 'scope' | 'right'>;

/** Those who were let into the deals alone change nothing else. */
export const allowsEdit = ({ scope, right }: Acting): boolean => scope !== 'deals' && hasRight(right, 'edit');
