import type { OpportunityType } from '../../contract/index.ts';

/** The names of the forms of records, by which drafts of all areas are found. */
export const draftForms = {
  company: (of: number | 'create') => `company-${of}`,
  /** `delegation`: that by which an adviser creates it for somebody. */
  opportunity: (of: number | OpportunityType, delegation?: number) =>
    `opportunity-${of}${delegation === undefined ? '' : `-for-${delegation}`}`,
  /** A new letter of intent. */
  letter: (dealId: number) => `loi-of-deal-${dealId}`,
};
