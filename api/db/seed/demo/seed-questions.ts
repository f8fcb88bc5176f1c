import type { Transaction } from '../../connect.ts';
import { dealEvents, questions } from '../../schema/index.ts';
import { daysAgo } from './deal-history.ts';
import { QUESTIONS } from './deals.data.ts';

const FIRST_DAYS_AGO = 21;
const DAYS_APART = 1.7;
const DAYS_TO_ANSWER = 0.8;

/** Seeds the due diligence questions of one deal, some answered, with their timeline events. */
export async function seedQuestions(
  tx: Transaction,
  dealId: number,
  asker: number,
  answerer: number,
  now: Date,
) {
  const log: (typeof dealEvents.$inferInsert & { createdAt: Date })[] = [];
  for (const [index, { category, question, answer }] of QUESTIONS.entries()) {
    const askedDaysAgo = FIRST_DAYS_AGO - index * DAYS_APART;
    const createdAt = daysAgo(askedDaysAgo, now);
    const answeredAt = answer === null ? null : daysAgo(askedDaysAgo - DAYS_TO_ANSWER, now);
    const answered = answeredAt && { answer, answeredAt, answeredBy: answerer };
    await tx.insert(questions).values({
      dealId,
      askedBy: asker,
      category,
      question,
      createdAt,
      updatedAt: answeredAt ?? createdAt,
      ...answered,
    });
    const entry = { dealId, phase: 'due_diligence' as const };
    log.push({ ...entry, event: 'question_asked', actorId: asker, createdAt });
    if (answeredAt)
      log.push({ ...entry, event: 'question_answered', actorId: answerer, createdAt: answeredAt });
  }
  await tx.insert(dealEvents).values(log.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
}
