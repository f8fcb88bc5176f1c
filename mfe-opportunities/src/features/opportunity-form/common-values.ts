import type { Company, Opportunity, Reference } from '@handover/shared/contract';
import { DEFAULT_CURRENCY_ID } from '@handover/shared/contract';
import { sameList } from '@handover/shared/format';
import type { FormValue } from '@handover/shared/http';
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

const same = (one: FormValue, other: FormValue) =>
  Array.isArray(one) && Array.isArray(other) ? sameList(one, other) : one === other;

/** A new one: what is empty is left out. */
export const filledParts = (parts: OpportunityParts): OpportunityParts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== ''));

/** An edit: only what changed. What was emptied goes as null, which travels as the text `null` and clears. */
export const changedParts = (before: OpportunityParts, after: OpportunityParts): OpportunityParts =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !same(before[name], value))
      .map(([name, value]) => [name, value === undefined ? null : value]),
  );
