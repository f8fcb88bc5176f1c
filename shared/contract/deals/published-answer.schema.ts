import { z } from 'zod';
import { errorCode } from '../errors/errors.ts';
import { ONE_LINE_PATTERN, TEXT } from '../limits.ts';
import { QUESTION_CATEGORIES } from '../vocabulary.ts';
import {
  idSchema,
  pageOf,
  pageQuerySchema,
  searchSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';

/** A question with its answer, in the words in which the seller shows it to all buyers. Nothing in it leads to who asked. */
export const publishedAnswerSchema = z
  .object({
    id: idSchema,
    subject: z.string().nullable(),
    category: z.enum(QUESTION_CATEGORIES).nullable(),
    question: z.string(),
    answer: z.string(),
    published_at: timeSchema,
    corrected_at: timeSchema.nullable(),
    updated_at: timeSchema,
  })
  .meta({ id: 'PublishedAnswer' });
export const publishedAnswerPageSchema = pageOf(publishedAnswerSchema)
  .extend({
    /** Whether the viewer may correct and withdraw them. */
    may_change: z.boolean(),
  })
  .meta({ id: 'PublishedAnswerPage' });

export const publishedAnswerQuerySchema = pageQuerySchema.extend({
  /** Found in the subject, the question or the answer. */
  search: searchSchema(200).optional(),
});

export const publishBodySchema = z
  .object({
    subject: textSchema({ max: TEXT.subjectMax })
      .regex(ONE_LINE_PATTERN, errorCode('value.one_line'))
      .optional(),
    question: textSchema({ min: TEXT.questionMin, max: TEXT.longMax }),
    answer: textSchema({ min: 1, max: TEXT.longMax }),
  })
  .meta({ id: 'PublishBody' });

export type PublishedAnswer = z.infer<typeof publishedAnswerSchema>;
export type PublishedAnswerPage = z.infer<typeof publishedAnswerPageSchema>;
export type PublishBody = z.input<typeof publishBodySchema>;
