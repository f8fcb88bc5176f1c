import {
  type BackgroundImage,
  type Company,
  DEFAULT_CURRENCY_ID,
  type Opportunity,
  type Reference,
} from '@handover/shared/contract';

/** What the forms of an offer and of a mandate both hold. */
export interface CommonValues {
  id: number | null;
  project_title: string;
  sub_sectors: string[];
  tags: string[];
  country: string | null;
  region: string | null;
  background_image: BackgroundImage | null;
  preferred_currency: string;
}

export const ids = (list: readonly Reference[] = []): string[] => list.map(({ id }) => String(id));
const idOf = (named: Reference | null | undefined) => (named ? String(named.id) : null);

export const commonValues = (opportunity?: Opportunity, company?: Company): CommonValues => {
  const source = opportunity ?? company;
  return {
    id: opportunity?.id ?? null,
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
export const commonBody = <Values extends CommonValues>({ id, background_image, ...values }: Values) => ({
  ...values,
  background_image: background_image?.id ?? null,
});
