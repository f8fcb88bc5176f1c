import { type Delegation, routes } from '@handover/shared/contract';

/** Where the adviser begins: what they were let into. */
export function actingPlace({ scope, subject_id: id, ...delegation }: Delegation): string {
  if (scope === 'company') return routes.companyView(id);
  if (scope === 'opportunity') return routes.oppView(id);
  if (scope === 'deal') return routes.dealView(id);
  return routes.deals(undefined, { acting_for: delegation.id });
}
