import { type Company, hasRight, routes } from '@handover/shared/contract';

/** Whether the viewer may change the company: its owner, and who was let edit it. */
export const allowsEdit = ({ acting_for: actingFor }: Pick<Company, 'acting_for'>): boolean =>
  !actingFor || hasRight(actingFor.right, 'edit');

/** Where the company is offered, by its owner or for them. */
export const offerPlace = ({ id, acting_for: actingFor }: Pick<Company, 'id' | 'acting_for'>): string =>
  routes.oppEdit('create', { type: 'sell', company: id, acting_for: actingFor?.delegation_id });
