import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import { openDeal } from '../deals/index.ts';
import { snapshotIdOf } from './folders.sql.ts';

/** Locks the data room of a deal, for its seller to arrange: one change comes after the other. */
export async function openOwnRoom(tx: Transaction, viewer: Viewer, dealId: number) {
  const { deal, facts, actor } = await openDeal(tx, viewer, dealId);
  if (actor.side !== 'seller') throw new DomainError('file.owner_only');
  if (deal.status !== 'active') throw new DomainError('deal.wrong_status', { status: deal.status });
  if (!facts.hasCompany) throw new DomainError('deal.no_company');
  return { deal, dealId, snapshotId: await snapshotIdOf(tx, dealId) };
}
