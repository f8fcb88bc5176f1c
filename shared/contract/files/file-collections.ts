/**
 * The nine file collections, each at `/api/<name>/`: whose files, and which. Uploads are multipart with the owner's
 * field and `files`, of a ledger one `file`. A ledger is one an owner.
 */
export const FILE_COLLECTIONS = {
  company_annual_accounts: { owner: 'company', kind: 'annual_accounts' },
  files_of_company: { owner: 'company', kind: 'documents' },
  general_ledgers: { owner: 'company', kind: 'general_ledger' },
  opportunity_annual_accounts: { owner: 'opportunity', kind: 'annual_accounts' },
  opportunity_documents: { owner: 'opportunity', kind: 'documents' },
  opportunity_general_ledgers: { owner: 'opportunity', kind: 'general_ledger' },
  deal_opportunity_annual_accounts: { owner: 'deal_opportunity', kind: 'annual_accounts' },
  deal_opportunity_documents: { owner: 'deal_opportunity', kind: 'documents' },
  deal_opportunity_general_ledgers: { owner: 'deal_opportunity', kind: 'general_ledger' },
} as const;
export type FileCollectionName = keyof typeof FILE_COLLECTIONS;
export type FileCollection = (typeof FILE_COLLECTIONS)[FileCollectionName];
