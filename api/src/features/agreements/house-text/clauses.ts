import type { AgreementClause, Language, OpportunityType } from '@handover/shared/contract';

/** A text of the marketplace, about a business for sale or the mandate of a buyer. */
export type HouseText = Readonly<Record<Language, Readonly<Record<OpportunityType, AgreementClause[]>>>>;
