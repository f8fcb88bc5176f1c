import { z } from 'zod';
import { fileSchema } from '../companies/business.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { ONE_LINE_PATTERN, TEXT } from '../limits.ts';
import { DEAL_SIDES, QUESTION_ACTIONS, QUESTION_CATEGORIES, QUESTION_FILTERS } from '../vocabulary.ts';
import {
  idListSchema,
  idSchema,
  idTextSchema,
  pageOf,
  pageQuerySchema,
  searchSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { publishedAnswerSchema } from './published-answer.schema.ts';
import { QUESTIONS_AT_ONCE } from './several-questions.ts';

const earlierAnswerSchema = z
  .object({
    answer: z.string(),
    /** The time at which this text was written. */
    written_at: timeSchema,
  })
  .meta({ id: 'EarlierAnswer' });

/** A person of one side of a deal: its party, or who acts for it there. */
const sidePersonSchema = z.object({ id: idSchema, name: z.string() }).meta({ id: 'SidePerson' });

export const questionSchema = z
  .object({
    id: idSchema,
    deal_id: idSchema,
    /** 1, 2, 3 in a deal, in the order in which they were asked. It stays when another one is deleted. */
    number: z.number().int(),
    subject: z.string().nullable(),
    category: z.enum(QUESTION_CATEGORIES).nullable(),
    question: z.string(),
    answer: z.string().nullable(),
    asked_by: z.enum(DEAL_SIDES),
    /** The name of who asked; null once the account is closed, '' where the reader may not know it any more. */
    asker: z.string().nullable(),
    /** The same of who answered. */
    answerer: z.string().nullable(),
    /** The advisers by whom they asked and answered, with their firms. */
    asker_adviser: z.string().optional(),
    answerer_adviser: z.string().optional(),
    mine: z.boolean(),
    /** Attachments of the question that the viewer may read now. */
    files: z.array(fileSchema),
    /** The same of the answer. */
    answer_files: z.array(fileSchema),
    /** The texts of the answer before it was corrected, the oldest first. */
    earlier_answers: z.array(earlierAnswerSchema),
    /** The person of the viewer's side to whom it was put; told to that side alone. */
    assignee: sidePersonSchema.nullable(),
    /** Whether that is the person who reads it. */
    assigned_to_me: z.boolean(),
    /** What the other buyers of the listing read of it; told to the seller side alone. */
    published: publishedAnswerSchema.nullable(),
    /** The actions that the viewer may take now. */
    actions: z.array(z.enum(QUESTION_ACTIONS)),
    created_at: timeSchema,
    /** The time of the asker's last change. */
    edited_at: timeSchema.nullable(),
    answered_at: timeSchema.nullable(),
    corrected_at: timeSchema.nullable(),
    updated_at: timeSchema,
  })
  .meta({ id: 'Question' });

/** Counts of all questions of the deal, whatever is searched for. */
const questionCountsSchema = z
  .object({
    all: z.number().int(),
    open: z.number().int(),
    answered: z.number().int(),
    mine: z.number().int(),
    assigned: z.number().int(),
  })
  .meta({ id: 'QuestionCounts' });
export const questionPageSchema = pageOf(questionSchema)
  .extend({
    counts: questionCountsSchema,
    /** The people of the viewer's side to whom a question may be put. */
    people: z.array(sidePersonSchema),
  })
  .meta({ id: 'QuestionPage' });

export const questionQuerySchema = pageQuerySchema.extend({
  /** Found in the subject, the question or the answer. */
  search: searchSchema(200).optional(),
  filter: z.enum(QUESTION_FILTERS).optional(),
});

const text = textSchema({ min: TEXT.questionMin, max: TEXT.longMax });
const subject = textSchema({ max: TEXT.subjectMax }).regex(ONE_LINE_PATTERN, errorCode('value.one_line'));
/** A form sends '' for none. */
const category = z.preprocess(
  (value: string | null) => (value === '' || value === 'null' ? null : value),
  z.enum(QUESTION_CATEGORIES).nullable(),
);

/** `files` are the attachments of a question, or of an answer. */
export const askBodySchema = z
  .object({
    deal_id: idTextSchema,
    question: text,
    subject: subject.optional(),
    category: category.optional(),
  })
  .meta({ id: 'AskBody' });

/** The asker sends `question`, `subject` or `category`, the other side sends `answer`; '' clears the subject. */
export const questionPatchSchema = z
  .object({
    question: text,
    subject,
    category,
    answer: textSchema({ min: 1, max: TEXT.longMax }),
    /** Attachments of one's own to take away. */
    removed_files: idListSchema,
  })
  .partial()
  .meta({ id: 'QuestionPatch' });

/** Several questions, asked all or none. */
export const askSeveralBodySchema = z
  .object({
    questions: z
      .array(z.object({ question: text, subject: subject.optional() }))
      .min(1)
      .max(QUESTIONS_AT_ONCE),
  })
  .meta({ id: 'AskSeveralBody' });
export const askedSeveralSchema = z.object({ count: z.number().int() }).meta({ id: 'AskedSeveral' });

/** Puts a question to a person, or with null to nobody. */
export const assignBodySchema = z
  .object({
    person_id: idSchema.nullable(),
    /** To whom it was put when it was read; 409 if it is somebody else by now. */
    before: idSchema.nullable(),
  })
  .meta({ id: 'AssignBody' });

export type AskSeveralBody = z.input<typeof askSeveralBodySchema>;
export type AssignBody = z.input<typeof assignBodySchema>;
export type Question = z.infer<typeof questionSchema>;
export type QuestionPage = z.infer<typeof questionPageSchema>;
export type QuestionQuery = z.output<typeof questionQuerySchema>;
/** The body, sent as a form with files. */
export type AskBody = z.input<typeof askBodySchema> & { files?: readonly Blob[] | undefined };
export type QuestionPatchBody = z.input<typeof questionPatchSchema> & { files?: readonly Blob[] | undefined };
