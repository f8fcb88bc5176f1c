import {
  type AskBody,
  type AskSeveralBody,
  type AssignBody,
  type PublishBody,
  type PublishedAnswer,
  type PublishedAnswerPage,
  paths,
  type Question,
  type QuestionFilter,
  type QuestionPage,
  type QuestionPatchBody,
} from '@handover/shared/contract';
import { type CallOptions, type HttpClient, toFormData } from '@handover/shared/http';

export interface QuestionFilters {
  filter: QuestionFilter | undefined;
  search: string;
}
type Progress = (share: number) => void;
type Condition = Pick<CallOptions, 'ifUnchangedSince'>;

/** Open ones first. */
export const fetchQuestions = (
  http: HttpClient,
  dealId: number,
  { filter, search }: QuestionFilters,
  page: number,
  signal: AbortSignal,
) =>
  http.get<QuestionPage>(paths.dealQuestions(dealId), {
    params: { page, filter, search: search || undefined },
    signal,
  });

export const fetchQuestion = (http: HttpClient, id: number, signal: AbortSignal) =>
  http.get<Question>(paths.question(id), { signal });

/** The field is left out if there are no attachments. */
const withFiles = <Body extends AskBody | QuestionPatchBody>(body: Body): Body => ({
  ...body,
  files: body.files?.length ? body.files : undefined,
});

export const askQuestion = (http: HttpClient, body: AskBody, onProgress: Progress) =>
  http.upload<Question>('post', paths.questions, toFormData<AskBody>(withFiles(body)), { onProgress });

/**
 * The asker changes the question until it is answered; the other side answers. The server refuses if the question was
 * changed since it was read.
 */
export const patchQuestion = (
  http: HttpClient,
  { id, updated_at }: Pick<Question, 'id' | 'updated_at'>,
  body: QuestionPatchBody,
  onProgress: Progress,
) =>
  http.upload<Question>('patch', paths.question(id), toFormData<QuestionPatchBody>(withFiles(body)), {
    onProgress,
    ifUnchangedSince: updated_at,
  });

export const deleteQuestion = (http: HttpClient, id: number, condition: Condition) =>
  http.delete(paths.question(id), condition);

/** Asks all of them, or none. */
export const askSeveral = (http: HttpClient, dealId: number, body: AskSeveralBody) =>
  http.post<{ count: number }>(paths.askSeveral(dealId), body);

/** Puts a question to a person of the own side; refused if it was put to another one meanwhile. */
export const assignQuestion = (http: HttpClient, id: number, body: AssignBody) =>
  http.post<Question>(paths.assignQuestion(id), body);

/** What the seller has published to all buyers, the newest first. */
export const fetchPublished = (
  http: HttpClient,
  dealId: number,
  search: string,
  page: number,
  signal: AbortSignal,
) =>
  http.get<PublishedAnswerPage>(paths.publishedAnswers(dealId), {
    params: { page, page_size: 5, search: search || undefined },
    signal,
  });

type ReadVersion = Pick<Question | PublishedAnswer, 'id' | 'updated_at'>;

export const publishQuestion = (http: HttpClient, { id, updated_at }: ReadVersion, body: PublishBody) =>
  http.post<Question>(paths.publishQuestion(id), body, { ifUnchangedSince: updated_at });

export const correctPublished = (http: HttpClient, { id, updated_at }: ReadVersion, body: PublishBody) =>
  http.patch<PublishedAnswer>(paths.publishedAnswer(id), body, { ifUnchangedSince: updated_at });

export const withdrawPublished = (http: HttpClient, { id, updated_at }: ReadVersion) =>
  http.delete(paths.publishedAnswer(id), { ifUnchangedSince: updated_at });
