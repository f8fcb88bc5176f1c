import type { BackgroundImage, Company, Opportunity, Reference } from '@handover/shared/contract';
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
    background_image: opportunity?.background_image ?? null,
    preferred_currency: String(opportunity?.preferred_currency ?? DEFAULT_CURRENCY_ID),
  };
};

/** A picture is kept with its address while it is edited; it travels as its id. */
export const withPictureId = ({
  background_image: picture,
  ...values
}: { background_image: BackgroundImage | null } & OpportunityParts): OpportunityParts => ({
  ...values,
  background_image: picture?.id ?? null,
});

/** A new one: what is empty is left out. */
export const filledParts = (parts: OpportunityParts): OpportunityParts =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== ''));
