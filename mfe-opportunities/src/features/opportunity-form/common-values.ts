import type { Company, Opportunity, Reference } from '@handover/shared/contract';
import { DEFAULT_CURRENCY_ID } from '@handover/shared/contract';
import type { OpportunityParts } from '../../api/my-opportunities.api.ts';

export const ids = (list: readonly Reference[] = []): string[] => list.map(({ id }) => String(id));
const idOf = (named: Reference | null | undefined) => (named ? String(named.id) : null);

export const commonDefaults = (opportunity?: Opportunity, company?: Company) => {
  const source = opportunity ?? company;
  return {
    project_title: opportunity?.project_title ?? '',
    sub_sectors: ids(source?.sub_sectors),
    tags: ids(opportunity?.tags),
    country: idOf(source?.country),
    region: idOf(source?.region),
    preferred_currency: String(opportunity?.preferred_currency ?? DEFAULT_CURRENCY_ID),
  };
};

/** A new one: what is empty is left out. */
export const filledParts = (parts: OpportunityParts): OpportunityParts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== ''));
