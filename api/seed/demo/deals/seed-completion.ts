import { addDays, DAYS } from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { completions, files } from '../../../db/schema/index.ts';
import type { FileStorage } from '../../../src/storage/storage.ts';
import { storeDemoPdf } from '../demo-file.ts';
import { daysAgo } from './deal-history.ts';
import type { DealDemo } from './deals.data.ts';
import { demoTerms } from './demo-terms.ts';

interface Of {
  dealId: number;
  opportunityId: number;
  ownerId: number;
}

/** Seeds what the seller says of a sale, with a signed PDF; the buyer of a completed deal has confirmed it. */
export async function seedCompletion(
  tx: Transaction,
  storage: FileStorage,
  demo: DealDemo,
  { dealId, opportunityId, ownerId }: Of,
  now: Date,
) {
  if (demo.declaredDaysAgo === undefined) return;
  const createdAt = daysAgo(demo.declaredDaysAgo, now);
  const closedOn = marketDay(createdAt);
  const stored = await storeDemoPdf(storage, `sale-${dealId}`, 'Signed share purchase agreement.pdf', [
    'Share purchase agreement',
    demo.title,
    `Signed on ${closedOn}`,
  ]);
  const times = { createdAt, disclosedAt: createdAt };
  const row = { ...stored, ...times, kind: 'completion', dealId, uploadedBy: ownerId } as const;
  const file = onlyRow(await tx.insert(files).values(row).returning({ id: files.id }));
  const { price = null, currencyId } = await demoTerms(tx, opportunityId, 0.92);
  const isConfirmed = demo.status === 'completed';
  await tx.insert(completions).values({
    dealId,
    proposedBy: ownerId,
    finalPrice: price,
    currencyId: currencyId ?? null,
    closedOn,
    fileId: file.id,
    answerBy: marketEnd(addDays(closedOn, DAYS.completionAnswer)),
    outcome: isConfirmed ? 'confirmed' : null,
    decidedAt: isConfirmed ? daysAgo(demo.endedDaysAgo ?? 0, now) : null,
    createdAt,
  });
}
