import type { Question } from '@handover/shared/contract';
import type { Lane } from './build-lane.ts';
import type { HostileClient } from './hostile-client.ts';
import { long, short } from './hostile-texts.ts';

/** Several questions at once, and what is published of one; a buyer of the listing reads that in their own deal. */
export async function fillQuestions(
  client: HostileClient,
  { deal, seller, buyer, payload }: Lane,
  answered: number,
): Promise<void> {
  await client.send(
    buyer,
    'POST /api/deals/{id}/questions_and_answers/several/',
    { id: deal },
    { questions: [{ question: 'Who audits?' }] },
    { questions: [{ question: short(payload), subject: short(payload) }] },
  );
  const words = () => ({ subject: short(payload), question: short(payload), answer: long() });
  const call = 'POST /api/questions_and_answers/{id}/publish/';
  const { published } = await client.send<Question>(seller, call, { id: answered }, {}, words());
  const id = Number(published?.id);
  await client.send(seller, 'PATCH /api/published_answers/{id}/', { id }, {}, words());
}
