import type { OpportunityType } from '@handover/shared/contract';

/** The key of the form's draft: of an opportunity, or of a new one of this type. */
export const opportunityDraft = (of: number | OpportunityType) => `opportunity-${of}`;
