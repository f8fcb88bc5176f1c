import { columns, type Register, words } from './entry.ts';

const LISTING = 'as long as the listing is stored; the product removes none by itself';

/** What one side of a deal keeps to itself, and what the seller shows to all buyers. */
export const SIDES: Register = {
  question_assignments: {
    why: 'The person of each side to whom a question was put; the other side does not see it.',
    kept: 'as long as the question; that person’s until their account is closed',
    columns: [
      columns('sides/deals/row', 'person_id'),
      columns('sides/internal/row', 'question_id party_id assigned_at'),
    ],
  },
  published_answers: {
    why: 'Answers that the seller shows to all buyers of the listing, without who asked.',
    kept: LISTING,
    columns: [
      words(columns('sides/deals/deal', 'subject question answer')),
      columns('sides/deals/deal', 'id category created_at corrected_at updated_at'),
      columns('sides/internal/deal', 'opportunity_id question_id published_by acted_by withdrawn_at'),
    ],
  },
};
