import { routes } from '@handover/shared/contract';
import type { Transaction } from '../../../../db/connect.ts';
import { notify } from '../../../events/notify.sql.ts';
import { logEvent } from '../deal.events.ts';
import { readDeal, snapshotFacts } from '../deal-facts.sql.ts';
import { endSeal, unsealLetters } from './bid-dates.sql.ts';

/** Once the bid date is over, opens all sealed letters together, and tells the owner once. The caller has locked the opportunity. */
export async function openBids(tx: Transaction, opportunityId: number, now: Date): Promise<void> {
  if (!(await endSeal(tx, opportunityId, now))) return;
  const opened = await unsealLetters(tx, opportunityId);
  for (const { id, dealId, version } of opened)
    await logEvent(tx, {
      dealId,
      event: 'loi_opened',
      phase: 'loi',
      details: { letter: id, version },
      createdAt: now,
    });
  const [first] = opened;
  const deal = first && (await readDeal(tx, first.dealId));
  if (!first || !deal) return;
  await notify(tx, {
    userId: deal.ownerId,
    type: 'letters_opened',
    link: routes.offers(opportunityId),
    params: { project_title: (await snapshotFacts(tx, first.dealId))?.title ?? '' },
    about: { opportunityId },
  });
}
