import {
  askBodySchema,
  idParamsSchema,
  pageQuerySchema,
  paths,
  questionPageSchema,
  questionPatchSchema,
  questionSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { downloadQuestions } from './handlers/download-questions.ts';
import { askQuestion, deleteQuestion, editQuestion, listQuestions } from './handlers/questions.ts';

const base = { access: 'signed-in' } as const;
const one = { ...base, params: idParamsSchema } as const;

export const questionRoutes: Route[] = [
  route({
    ...one,
    method: 'GET',
    url: paths.dealQuestions(':id'),
    operationId: 'listQuestions',
    summary: 'List the questions of a deal',
    description: 'Lists the questions of a deal with their answers. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    query: pageQuerySchema,
    answer: questionPageSchema,
    handler: listQuestions,
  }),
  route({
    ...one,
    method: 'GET',
    url: paths.downloadQuestions(':id'),
    operationId: 'downloadQuestions',
    summary: 'Download the questions of a deal',
    description:
      'Gives all questions of a deal with their answers as an Excel workbook. Its parties may and, on record, staff.',
    errors: ['deal.not_found'],
    handler: downloadQuestions,
  }),
  route({
    ...base,
    method: 'POST',
    url: paths.questions,
    operationId: 'askQuestion',
    summary: 'Ask a question',
    description: 'Asks the other side of an active deal a question.',
    errors: ['deal.not_found', 'deal.staff_read_only', 'deal.wrong_status'],
    status: 201,
    body: askBodySchema,
    answer: questionSchema,
    handler: askQuestion,
  }),
  route({
    ...one,
    method: 'PATCH',
    url: paths.question(':id'),
    operationId: 'editQuestion',
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
    answer: questionSchema,
    handler: editQuestion,
  }),
  route({
    ...one,
    method: 'DELETE',
    url: paths.question(':id'),
    operationId: 'deleteQuestion',
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
];
