import { addDays, DAY_MS } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { files, letterMarks, loiDocuments, loiVersions } from '../../../db/schema/index.ts';
import type { FileStorage } from '../../../src/storage/storage.ts';
import { storeDemoPdf } from '../demo-file.ts';
import { daysAgo, exclusivityEnd, letterDaysAgo } from './deal-history.ts';
import type { DealDemo } from './deals.data.ts';
import { demoTerms } from './demo-terms.ts';

interface Of {
  dealId: number;
  opportunityId: number;
  requesterId: number;
  requesterName: string;
}

/** Seeds the letter of intent of a demo deal, with a real PDF. */
export async function seedLetter(tx: Transaction, storage: FileStorage, demo: DealDemo, of: Of, now: Date) {
  const { loi, exclusivity } = demo;
  if (!loi) return;
  const submittedAt = daysAgo(letterDaysAgo(loi.expiresInDays), now);
  const expirationDate = addDays(marketDay(now), loi.expiresInDays);
  const stored = await storeDemoPdf(storage, `deal-${of.dealId}`, 'Letter of intent.pdf', [
    'Letter of intent',
    demo.title,
    `From: ${of.requesterName}`,
    `Binding until ${expirationDate}, subject to due diligence and financing.`,
  ]);
  const times = { createdAt: submittedAt, disclosedAt: submittedAt };
  const row = { ...stored, ...times, kind: 'loi', dealId: of.dealId, uploadedBy: of.requesterId } as const;
  const file = onlyRow(await tx.insert(files).values(row).returning({ id: files.id }));
  const decidedDaysAgo = exclusivity?.acceptedDaysAgo ?? demo.endedDaysAgo;
  const decidedAt =
    loi.status === 'submitted' || decidedDaysAgo === undefined ? null : daysAgo(decidedDaysAgo, now);
  const end = exclusivity && exclusivityEnd(exclusivity, now);
  const terms = loi.withoutTerms ? {} : await demoTerms(tx, of.opportunityId, loi.share ?? 0.94);
  const values = {
    dealId: of.dealId,
    opportunityId: of.opportunityId,
    status: loi.status,
    expirationDate,
    fileId: file.id,
    ...terms,
    version: loi.improved ? 2 : 1,
    sealed: loi.sealed ?? false,
    submittedBy: of.requesterId,
    decidedAt,
    endedAt: end && end < now ? end : null,
    remindedAt: loi.status === 'submitted' && loi.expiresInDays <= 2 ? now : null,
    createdAt: submittedAt,
    updatedAt: decidedAt ?? submittedAt,
  };
  const letter = onlyRow(await tx.insert(loiDocuments).values(values).returning({ id: loiDocuments.id }));
  if (loi.own) await tx.insert(letterMarks).values({ loiDocumentId: letter.id, ...loi.own });
  if (!loi.improved) return;
  await tx.insert(loiVersions).values({
    ...(await demoTerms(tx, of.opportunityId, 0.87)),
    loiDocumentId: letter.id,
    version: 1,
    expirationDate,
    fileId: file.id,
    // The time at which the second version was sent; `historyOf` has the same.
    createdAt: new Date(submittedAt.getTime() + DAY_MS),
  });
}
