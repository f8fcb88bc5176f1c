import { DAY_MS } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { dealEvents, earlierAnswers, files, questionFiles, questions } from '../../../db/schema/index.ts';
import type { FileStorage } from '../../../src/storage/storage.ts';
import { storeDemoPdf } from '../demo-file.ts';
import { daysAgo } from './deal-history.ts';
import { QUESTIONS } from './questions.data.ts';

const FIRST_DAYS_AGO = 21;
const DAYS_APART = 1.7;
const DAYS_TO_ANSWER = 0.8;

interface Of {
  dealId: number;
  asker: number;
  answerer: number;
}
type Part = (typeof questionFiles.$inferInsert)['part'];
type Event = typeof dealEvents.$inferInsert & { createdAt: Date };

/** Seeds the due diligence questions of one deal, some answered, one answer corrected, with their timeline events. */
export async function seedQuestions(
  tx: Transaction,
  storage: FileStorage,
  { dealId, asker, answerer }: Of,
  now: Date,
) {
  const log: Event[] = [];
  const attach = async (questionId: number, part: Part, uploadedBy: number, names: string[], at: Date) => {
    for (const name of names) {
      const stored = await storeDemoPdf(storage, `deal-${dealId}`, name, [name]);
      const row = {
        ...stored,
        dealId,
        uploadedBy,
        kind: 'attachment',
        disclosedAt: at,
        createdAt: at,
      } as const;
      const file = onlyRow(await tx.insert(files).values(row).returning({ id: files.id }));
      await tx.insert(questionFiles).values({ fileId: file.id, questionId, part });
    }
  };
  for (const [index, demo] of QUESTIONS.entries()) {
    const { category, subject, question, answer, earlier } = demo;
    const askedDaysAgo = FIRST_DAYS_AGO - index * DAYS_APART;
    const createdAt = daysAgo(askedDaysAgo, now);
    const answeredAt = answer === null ? null : daysAgo(askedDaysAgo - DAYS_TO_ANSWER, now);
    const correctedAt = answeredAt && earlier ? new Date(answeredAt.getTime() + DAY_MS) : null;
    const answered = answeredAt && { answer, answeredAt, correctedAt, answeredBy: answerer };
    const number = index + 1;
    const values = { dealId, number, askedBy: asker, subject, category, question, createdAt };
    const { id } = onlyRow(
      await tx
        .insert(questions)
        .values({ ...values, updatedAt: correctedAt ?? answeredAt ?? createdAt, ...answered })
        .returning({ id: questions.id }),
    );
    await attach(id, 'question', asker, demo.files ?? [], createdAt);
    if (answeredAt) await attach(id, 'answer', answerer, demo.answerFiles ?? [], answeredAt);
    if (answeredAt && earlier)
      await tx.insert(earlierAnswers).values({ questionId: id, answer: earlier, writtenAt: answeredAt });
    const entry = { dealId, phase: 'due_diligence' as const, details: { question: id, number } };
    log.push({ ...entry, event: 'question_asked', actorId: asker, createdAt });
    if (answeredAt)
      log.push({ ...entry, event: 'question_answered', actorId: answerer, createdAt: answeredAt });
    if (correctedAt)
      log.push({ ...entry, event: 'answer_corrected', actorId: answerer, createdAt: correctedAt });
  }
  await tx.insert(dealEvents).values(log.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
}
