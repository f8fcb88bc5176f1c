import {
  askBodySchema,
  idParamsSchema,
  pageQuerySchema,
  questionPageSchema,
  questionPatchSchema,
  questionSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { downloadQuestions } from './handlers/download-questions.ts';
import { askQuestion, deleteQuestion, editQuestion, listQuestions } from './handlers/questions.ts';

const url = '/api/questions_and_answers/';
const base = { access: 'signed-in' } as const;
const one = { ...base, params: idParamsSchema } as const;

export const questionRoutes: Route[] = [
  route({
    ...one,
    method: 'GET',
    url: '/api/deals/:id/questions_and_answers/',
    summary: 'Questions of a deal',
    query: pageQuerySchema,
    answer: questionPageSchema,
    handler: listQuestions,
  }),
  route({
    ...one,
    method: 'GET',
    url: '/api/deals/:id/download_questions_and_answers/',
    summary: 'Questions of a deal as a spreadsheet',
    handler: downloadQuestions,
  }),
  route({
    ...base,
    method: 'POST',
    url,
    summary: 'Ask the other side',
    status: 201,
    body: askBodySchema,
    answer: questionSchema,
    handler: askQuestion,
  }),
  route({
    ...one,
    method: 'PATCH',
    url: `${url}:id/`,
    summary: 'Answer, or change a question',
    body: questionPatchSchema,
    answer: questionSchema,
    handler: editQuestion,
  }),
  route({
    ...one,
    method: 'DELETE',
    url: `${url}:id/`,
    summary: 'Delete an open question',
    status: 204,
    handler: deleteQuestion,
  }),
];
