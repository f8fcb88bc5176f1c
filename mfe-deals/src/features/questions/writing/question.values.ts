import { QUESTION_CATEGORIES, type Question, type QuestionPatchBody } from '@handover/shared/contract';

export interface AskValues {
  subject: string;
  category: string | null;
  question: string;
  files: File[];
}
export interface EditValues extends AskValues {
  removed_files: number[];
}
export interface AnswerValues {
  answer: string;
  files: File[];
  removed_files: number[];
}

export const NEW_QUESTION: AskValues = { subject: '', category: null, question: '', files: [] };

export const toEditValues = ({ subject, category, question }: Question): EditValues => ({
  subject: subject ?? '',
  category,
  question,
  files: [],
  removed_files: [],
});
export const toAnswerValues = ({ answer }: Question): AnswerValues => ({
  answer: answer ?? '',
  files: [],
  removed_files: [],
});

export const categoryOf = (category: string | null) =>
  QUESTION_CATEGORIES.find((each) => each === category) ?? null;

/** The asker's changes of a question. */
export const toEdit = ({ subject, category, question, ...files }: EditValues): QuestionPatchBody => ({
  subject: subject.trim(),
  category: categoryOf(category),
  question: question.trim(),
  ...filesOf(files),
});
export const toAnswer = ({ answer, ...files }: AnswerValues): QuestionPatchBody => ({
  answer: answer.trim(),
  ...filesOf(files),
});

const filesOf = ({ files, removed_files }: Pick<AnswerValues, 'files' | 'removed_files'>) => ({
  files,
  removed_files: removed_files.length > 0 ? removed_files : undefined,
});
