import { paths } from '@handover/shared/contract';
import {
  askBodySchema,
  idParamsSchema,
  pageQuerySchema,
  questionPageSchema,
  questionPatchSchema,
  questionSchema,
} from '@handover/shared/contract/schemas';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { downloadQuestions } from './handlers/download-questions.ts';
import { askQuestion, deleteQuestion, editQuestion, listQuestions } from './handlers/questions.ts';

const base = { access: 'signed-in' } as const;
const one = { ...base, params: idParamsSchema } as const;

export const questionRoutes: Routes = {
  listQuestions: get(paths.dealQuestions(':id'), {
    ...one,
    summary: 'List the questions of a deal',
    description: 'Lists the questions of a deal with their answers. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    query: pageQuerySchema,
    response: questionPageSchema,
    handler: listQuestions,
  }),
  downloadQuestions: get(paths.downloadQuestions(':id'), {
    ...one,
    summary: 'Download the questions of a deal',
    description:
      'Gives all questions of a deal with their answers as an Excel workbook. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    handler: downloadQuestions,
  }),
  askQuestion: post(paths.questions, {
    ...base,
    summary: 'Ask a question',
    description: 'Asks the other side of an active deal a question.',
    errors: ['deal.not_found', 'deal.staff_read_only', 'deal.wrong_status'],
    status: 201,
    body: askBodySchema,
    response: questionSchema,
    handler: askQuestion,
  }),
  editQuestion: patch(paths.question(':id'), {
    ...one,
    summary: 'Answer or change a question',
    description:
      'The other side answers, or corrects its answer; who has asked changes the question until it is answered.',
    errors: [
      'question.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'question.no_change',
      'question.asker_only',
      'question.other_side_answers',
      'question.answered',
    ],
    body: questionPatchSchema,
    response: questionSchema,
    handler: editQuestion,
  }),
  deleteQuestion: del(paths.question(':id'), {
    ...one,
    summary: 'Delete a question',
    description: 'Deletes a question that is not answered yet. Who has asked may.',
    errors: [
      'question.not_found',
      'deal.staff_read_only',
      'deal.wrong_status',
      'question.asker_only',
      'question.answered',
    ],
    status: 204,
    handler: deleteQuestion,
  }),
};
