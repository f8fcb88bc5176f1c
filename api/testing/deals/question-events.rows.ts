import { paths } from '@handover/shared/contract';
import { dealOf, type EventRow, rivalDealOf, run } from './event-row.ts';
import { done } from './sale-scenario.ts';

const WORDS = { question: 'How long does the lease run?', answer: 'For nine years' };
const questionsOf = (deal: string) => `${deal}?tab=questions`;

/** Events of questions within a side, and of those that all buyers read. */
export const QUESTION_EVENTS: EventRow[] = [
  {
    event: 'question put to a person -> that person; answer published, corrected, withdrawn -> other buyers',
    stage: 'deal',
    async act(s) {
      const to = { email: s.stranger.user.email, scope: 'deal', subject_id: s.ids.deal, right: 'ask' };
      const { id: delegation } = await done(s.seller.post(paths.delegations, to));
      await done(s.stranger.post(paths.answerDelegation(delegation), { accepted: true }));
      const asked = { deal_id: s.ids.deal, question: 'Will Oriflamme get the lease?' };
      s.ids.question = (await done(s.buyer.post(paths.questions, asked))).id;
      await run(s, 'delete from notifications');
      const person = { person_id: s.stranger.user.id, before: null };
      await done(s.seller.post(paths.assignQuestion(s.ids.question), person));
      await done(s.seller.patch(paths.question(s.ids.question), { answer: 'Yes' }));
      const { published } = await done(s.seller.post(paths.publishQuestion(s.ids.question), WORDS));
      const one = paths.publishedAnswer(published.id);
      await done(s.seller.patch(one, { ...WORDS, answer: 'For twelve years' }));
      await done(s.seller.delete(one));
    },
    told: (s) => ({
      stranger: [['question_assigned', `${questionsOf(dealOf(s))}&question=${s.ids.question}`]],
      buyer: [['question_answered', `${questionsOf(dealOf(s))}&question=${s.ids.question}`]],
      rival: [
        ['answer_published', questionsOf(rivalDealOf(s))],
        ['published_corrected', questionsOf(rivalDealOf(s))],
        ['published_withdrawn', questionsOf(rivalDealOf(s))],
      ],
    }),
  },
];
