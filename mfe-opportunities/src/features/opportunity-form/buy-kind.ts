import type { BuyBody } from '@handover/shared/contract';
import { idsOf } from '@handover/shared/forms';
import type { OpportunityKind, OpportunitySource } from '../../queries/save-opportunity.mutation.ts';
import { type CommonValues, commonBody, commonValues } from './common-values.ts';

/** The form of a mandate. Named as in the calls, so that a server error finds its field. */
export interface BuyValues extends CommonValues {
  preferred_sectors: string[];
  preferred_min_revenue: number | null;
  preferred_max_revenue: number | null;
  preferred_ebitda_min: number | null;
  preferred_ebitda_max: number | null;
  preferred_description: string;
}

const buyValues = ({ opportunity }: OpportunitySource): BuyValues => ({
  ...commonValues(opportunity),
  preferred_sectors: idsOf(opportunity?.preferred_sectors),
  preferred_min_revenue: opportunity?.preferred_min_revenue ?? null,
  preferred_max_revenue: opportunity?.preferred_max_revenue ?? null,
  preferred_ebitda_min: opportunity?.preferred_ebitda_min ?? null,
  preferred_ebitda_max: opportunity?.preferred_ebitda_max ?? null,
  preferred_description: opportunity?.preferred_description ?? '',
});

export const buyKind: OpportunityKind<BuyValues> = {
  type: 'buy',
  toStored: (source) => ({ values: buyValues(source), updatedAt: source.opportunity?.updated_at }),
  toBody: (values): BuyBody => commonBody(values),
};
