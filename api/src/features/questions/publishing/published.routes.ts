import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../../http/route.ts';
import { correctPublished, withdrawPublished } from './change-published.ts';
import { readPublishedAnswers } from './list-published.ts';
import { publishQuestion } from './publish-question.ts';

const one = { access: 'signed-in', params: schemas.idParamsSchema } as const;

export const publishedRoutes: Routes = {
  listPublishedAnswers: get(paths.publishedAnswers(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'List what the seller has published to all buyers',
    description:
      'Lists questions of other buyers of the listing that the seller has published with their answers, without who asked them. Nothing while the deal is closed to its buyer. The parties may and, on record, staff.',
    errors: ['deal.not_found'],
    query: schemas.publishedAnswerQuerySchema,
    response: schemas.publishedAnswerPageSchema,
    handler: readPublishedAnswers,
  }),
  publishQuestion: post(paths.publishQuestion(':id'), {
    onBehalf: { about: 'question', needs: 'ask' },
    ...one,
    summary: 'Publish an answer to all buyers',
    description:
      'Shows a question of a buyer with its answer to the other buyers of the listing, in these words and without who asked. The seller of a listing may, and who acts for them on it; not in the deals of a mandate. With `If-Match`, nothing is published that was changed meanwhile.',
    errors: [
      'question.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'question.publish_seller_only',
      'question.publish_needs_listing',
      'question.not_answered',
      'question.published',
      'record.changed',
    ],
    status: 201,
    provenOnly: true,
    body: schemas.publishBodySchema,
    response: schemas.questionSchema,
    handler: publishQuestion,
  }),
  correctPublishedAnswer: patch(paths.publishedAnswer(':id'), {
    onBehalf: { about: 'published', needs: 'ask' },
    ...one,
    summary: 'Correct what is published to all buyers',
    description:
      'Other words for all who read it; what it said before is not shown. The owner of the listing may, and who acts for them on it.',
    errors: ['published_answer.not_found', 'deal.staff_read_only', 'record.changed'],
    provenOnly: true,
    body: schemas.publishBodySchema,
    response: schemas.publishedAnswerSchema,
    handler: correctPublished,
  }),
  withdrawPublishedAnswer: del(paths.publishedAnswer(':id'), {
    onBehalf: { about: 'published', needs: 'ask' },
    ...one,
    summary: 'Withdraw what is published to all buyers',
    description: 'No buyer reads it any more. The owner of the listing may, and who acts for them on it.',
    errors: ['published_answer.not_found', 'deal.staff_read_only', 'record.changed'],
    status: 204,
    handler: withdrawPublished,
  }),
};
