import type { QuestionTexts } from './error-texts.ts';

export const enOfQuestions: QuestionTexts = {
  'question.not_found': 'This question was not found.',
  'question.asker_only': 'Only the person who asked may change a question.',
  'question.other_side_answers': 'The other side answers a question.',
  'question.answered': 'This question is answered already.',
  'question.no_change': 'Nothing to change was sent.',
  'question.wrong_assignee': 'It was put to somebody else meanwhile. Look to whom, and choose again.',
  'question.asked_before': ({ rows }) =>
    `These rows ask what you have asked already: ${rows}. Nothing was sent.`,
  'question.not_answered': 'Only a question with an answer can be published.',
  'question.published': 'This question is published already.',
  'question.publish_seller_only': 'Only the seller may publish answers to questions of a buyer.',
  'question.publish_needs_listing':
    'Answers can be published to the buyers of a listing only, not in the deals of a mandate.',
  'published_answer.not_found': 'This published answer was not found. It may have been withdrawn.',
};
