import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import { type OpenDeal, openDeal } from '../deals/index.ts';
import { dealOfLetter, type Letter, lockLetter } from './loi.sql.ts';

/** A letter with its deal, locked; read again after the lock, so that two decisions at once see each other. */
export async function openLetter(
  tx: Transaction,
  viewer: Viewer,
  id: number,
): Promise<{ letter: Letter; open: OpenDeal }> {
  const open = await openDeal(tx, viewer, await dealOfLetter(tx, id), 'loi.not_found');
  const letter = await lockLetter(tx, id);
  if (!letter) throw new DomainError('loi.not_found');
  return { letter, open };
}
