import type { DealDocuments, DealPhase } from '@handover/shared/contract';

/** The groups of the data room in the order in which they open to the requester, and the phase that opens each. */
export const groups: { name: keyof DealDocuments; opensWith: DealPhase }[] = [
  { name: 'documents', opensWith: 'introduction' },
  { name: 'annual_accounts', opensWith: 'loi' },
  { name: 'general_ledger', opensWith: 'due_diligence' },
];
