import { type BackgroundImage, DEFAULT_CURRENCY_ID, type Opportunity } from '@handover/shared/contract';
import { idOf, idsOf } from '@handover/shared/forms';

/** The fields of both forms. */
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

export const commonValues = (opportunity?: Opportunity): CommonValues => ({
  id: opportunity?.id ?? null,
  project_title: opportunity?.project_title ?? '',
  sub_sectors: idsOf(opportunity?.sub_sectors),
  tags: idsOf(opportunity?.tags),
  country: idOf(opportunity?.country),
  region: idOf(opportunity?.region),
  background_image: opportunity?.background_image ?? null,
  preferred_currency: String(opportunity?.preferred_currency ?? DEFAULT_CURRENCY_ID),
});

/** The form keeps the whole picture to show it; the call sends its id. */
export const commonBody = <Values extends CommonValues>({ id, background_image, ...values }: Values) => ({
  ...values,
  background_image: background_image?.id ?? null,
});
