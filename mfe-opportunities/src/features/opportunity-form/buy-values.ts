import type { BackgroundImage, BuyBody, Opportunity } from '@handover/shared/contract';
import { commonDefaults, ids, withPictureId } from './common-values.ts';

/** The form of a mandate, under the names of the wire. */
export interface BuyValues {
  project_title: string;
  preferred_sectors: string[];
  sub_sectors: string[];
  tags: string[];
  country: string | null;
  region: string | null;
  background_image: BackgroundImage | null;
  preferred_currency: string;
  preferred_min_revenue: number | null;
  preferred_max_revenue: number | null;
  preferred_ebitda_min: number | null;
  preferred_ebitda_max: number | null;
  preferred_description: string;
}

export const buyDefaults = (opportunity?: Opportunity): BuyValues => ({
  ...commonDefaults(opportunity),
  preferred_sectors: ids(opportunity?.preferred_sectors),
  preferred_min_revenue: opportunity?.preferred_min_revenue ?? null,
  preferred_max_revenue: opportunity?.preferred_max_revenue ?? null,
  preferred_ebitda_min: opportunity?.preferred_ebitda_min ?? null,
  preferred_ebitda_max: opportunity?.preferred_ebitda_max ?? null,
  preferred_description: opportunity?.preferred_description ?? '',
});

export const buyBody = (values: BuyValues): BuyBody => withPictureId(values);
