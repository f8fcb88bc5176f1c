import type { OpportunityType } from '../../contract/index.ts';

/** The names of the forms of records, by which drafts of all areas are found. */
export const draftForms = {
  company: (of: number | 'create') => `company-${of}`,
  opportunity: (of: number | OpportunityType) => `opportunity-${of}`,
  /** A new letter of intent. */
  letter: (dealId: number) => `loi-of-deal-${dealId}`,
};
