import type { BackgroundImage, Company, Opportunity, Reference } from '@handover/shared/contract';
import { DEFAULT_CURRENCY_ID } from '@handover/shared/contract';

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
export const withPictureId = <Values extends { background_image: BackgroundImage | null }>(
  values: Values,
) => ({ ...values, background_image: values.background_image?.id ?? null });
