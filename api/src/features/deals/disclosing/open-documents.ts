import { marketDay } from '@handover/shared/contract/hosting';
import type { Transaction } from '../../../../db/connect.ts';
import { announceAgain, discloseOpenFiles } from './disclose.sql.ts';
import { forgetDays } from './document-days.sql.ts';

/** Opens the documents of an opportunity, locked by the caller, whose day has come, and has their buyers told. */
export async function openDocuments(tx: Transaction, opportunityId: number, now: Date): Promise<void> {
  for (const dealId of await forgetDays(tx, opportunityId, marketDay(now)))
    await announceAgain(tx, await discloseOpenFiles(tx, dealId));
}
