import type { DealDocuments, DealPhase } from '@handover/shared/contract';

/** In the order in which they open to the requester, with the phase that opens each. */
export const documentGroups: { name: keyof DealDocuments; opensWith: DealPhase }[] = [
  { name: 'documents', opensWith: 'introduction' },
  { name: 'annual_accounts', opensWith: 'loi' },
  { name: 'general_ledger', opensWith: 'due_diligence' },
];
