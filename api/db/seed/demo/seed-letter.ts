import type { FileStorage } from '../../../src/storage/storage.ts';
import type { Transaction } from '../../connect.ts';
import { onlyRow } from '../../only-row.ts';
import { files, loiDocuments } from '../../schema/index.ts';
import { daysAgo, letterDaysAgo } from './deal-history.ts';
import type { DealDemo } from './deals.data.ts';
import { storeDemoPdf } from './demo-file.ts';

interface Of {
  dealId: number;
  opportunityId: number;
  requesterId: number;
  requesterName: string;
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Seeds the letter of intent of a demo deal, with a real PDF. */
export async function seedLetter(tx: Transaction, storage: FileStorage, demo: DealDemo, of: Of, now: Date) {
  const { loi, exclusivity } = demo;
  if (!loi) return;
  const submittedAt = daysAgo(letterDaysAgo(loi.expiresInDays), now);
  const expirationDate = day(daysAgo(-loi.expiresInDays, now));
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
  await tx.insert(loiDocuments).values({
    dealId: of.dealId,
    opportunityId: of.opportunityId,
    status: loi.status,
    expirationDate,
    fileId: file.id,
    submittedBy: of.requesterId,
    decidedAt,
    endedAt: exclusivity && exclusivity.endsInDays < 0 ? daysAgo(-exclusivity.endsInDays, now) : null,
    remindedAt: loi.status === 'submitted' && loi.expiresInDays <= 2 ? now : null,
    createdAt: submittedAt,
    updatedAt: decidedAt ?? submittedAt,
  });
}
