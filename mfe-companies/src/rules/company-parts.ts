import type { CompanyPart } from '@handover/shared/contract';

/** The sections of the form, in their order. */
export const COMPANY_SECTIONS = [
  'identity',
  'place',
  'story',
  'confidential',
  'offices',
  'figures',
  'documents',
] as const;
export type CompanySection = (typeof COMPANY_SECTIONS)[number];

/** The section of the form for each part of a company. */
export const SECTION_OF: Record<CompanyPart, CompanySection> = {
  name: 'identity',
  sectors: 'identity',
  sub_sectors: 'identity',
  tags: 'identity',
  website: 'identity',
  phone: 'identity',
  place: 'place',
  activity: 'story',
  unique_selling_proposition: 'story',
  financial: 'confidential',
  operational_kpi: 'confidential',
  ownership_structure: 'confidential',
  offices: 'offices',
  revenues: 'figures',
  annual_accounts: 'documents',
  documents: 'documents',
  general_ledger: 'documents',
};

/** The documents among the parts. */
export const DOCUMENT_PARTS: readonly CompanyPart[] = ['annual_accounts', 'documents', 'general_ledger'];
