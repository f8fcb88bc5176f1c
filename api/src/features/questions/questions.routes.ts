import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { attachmentRule } from '../../storage/file-rule.ts';
import { assignQuestion } from './assigning/assign-question.ts';
import { askQuestion } from './handlers/ask-question.ts';
import { askSeveral } from './handlers/ask-several.ts';
import { deleteQuestion } from './handlers/delete-question.ts';
import { downloadQuestions } from './handlers/download-questions.ts';
import { editQuestion } from './handlers/edit-question.ts';
import { listQuestions, readQuestion } from './handlers/read-questions.ts';
import { publishedRoutes } from './publishing/published.routes.ts';

const base = { access: 'signed-in' } as const;
const files = { files: attachmentRule };
const one = { ...base, params: schemas.idParamsSchema } as const;

export const questionRoutes: Routes = {
  listQuestions: get(paths.dealQuestions(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'List the questions of a deal',
    description:
      'Lists the questions of a deal with their answers, open ones first, and counts them. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    query: schemas.questionQuerySchema,
    response: schemas.questionPageSchema,
    handler: listQuestions,
  }),
  downloadQuestions: get(paths.downloadQuestions(':id'), {
    onBehalf: { about: 'deal', needs: 'read' },
    ...one,
    summary: 'Download the questions of a deal',
    description:
      'Gives all questions of a deal with their answers as an Excel workbook. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    handler: downloadQuestions,
  }),
  readQuestion: get(paths.question(':id'), {
    onBehalf: { about: 'question', needs: 'read' },
    ...one,
    summary: 'Read a question',
    description: 'Gives one question with its answer. The parties of its deal may and, on record, staff.',
    errors: ['question.not_found'],
    response: schemas.questionSchema,
    handler: readQuestion,
  }),
  askQuestion: post(paths.questions, {
    onBehalf: { about: 'deal', needs: 'ask', idOf: ({ body }) => body.deal_id },
    ...base,
    summary: 'Ask a question',
    description: 'Asks the other side of an active deal a question, with attachments or without.',
    errors: ['deal.not_found', 'deal.staff_read_only', 'deal.wrong_status'],
    status: 201,
    provenOnly: true,
    files,
    body: schemas.askBodySchema,
    response: schemas.questionSchema,
    handler: askQuestion,
  }),
  askSeveralQuestions: post(paths.askSeveral(':id'), {
    onBehalf: { about: 'deal', needs: 'ask' },
    ...one,
    summary: 'Ask several questions',
    description:
      'Asks the other side of an active deal several questions at once, all or none. Refused if one of them asks in the same words what was asked before.',
    errors: ['deal.not_found', 'deal.staff_read_only', 'deal.wrong_status', 'question.asked_before'],
    status: 201,
    provenOnly: true,
    body: schemas.askSeveralBodySchema,
    response: schemas.askedSeveralSchema,
    handler: askSeveral,
  }),
  assignQuestion: post(paths.assignQuestion(':id'), {
    onBehalf: { about: 'question', needs: 'ask' },
    ...one,
    summary: 'Put a question to a person of one’s own side',
    description:
      'Puts a question to the party or to somebody who acts for it in the deal, hands it on, or takes it back. That person is told; the other side learns nothing of it. Whoever may answer still may.',
    errors: ['question.not_found', 'deal.staff_read_only', 'deal.wrong_status', 'question.wrong_assignee'],
    body: schemas.assignBodySchema,
    response: schemas.questionSchema,
    handler: assignQuestion,
  }),
  ...publishedRoutes,
  editQuestion: patch(paths.question(':id'), {
    onBehalf: { about: 'question', needs: 'ask' },
    ...one,
    summary: 'Answer or change a question',
    description:
      'The other side answers, or corrects its answer; who has asked changes the question until it is answered. Both add files to what is theirs, and take them away. With `If-Match`, nobody answers a text that was changed meanwhile.',
    errors: [
      'question.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'question.no_change',
      'question.asker_only',
      'question.other_side_answers',
      'question.answered',
      'record.changed',
    ],
    provenOnly: true,
    files,
    body: schemas.questionPatchSchema,
    response: schemas.questionSchema,
    handler: editQuestion,
  }),
  deleteQuestion: del(paths.question(':id'), {
    onBehalf: { about: 'question', needs: 'ask' },
    ...one,
    summary: 'Delete a question',
    description: 'Deletes a question that is not answered yet. Who has asked may.',
    errors: [
      'question.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'question.asker_only',
      'question.answered',
      'record.changed',
    ],
    status: 204,
    handler: deleteQuestion,
  }),
};
