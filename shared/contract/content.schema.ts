import { z } from 'zod';
import { emailSchema, phoneSchema } from './account/account.schema.ts';
import { errorCode } from './errors/errors.ts';
import { ONE_LINE_PATTERN, PAGE_SIZE, TEXT } from './limits.ts';
import {
  idSchema,
  idTextSchema,
  lineSchema,
  numberText,
  pageOf,
  referenceSchema,
  textSchema,
} from './wire/wire.schema.ts';

export const faqSchema = z
  .object({
    id: idSchema,
    /** Id of its category. */
    category: idSchema,
    question: z.string(),
    question_fr: z.string(),
    answer: z.string(),
    answer_fr: z.string(),
  })
  .meta({ id: 'Faq' });
export const contentQuerySchema = z.object({
  page: numberText(z.number().int().min(0).max(1_000_000)).default(1),
  page_size: numberText(z.number().int().min(1).max(PAGE_SIZE.referenceMax)).default(PAGE_SIZE.reference),
  /** The only order: the order in which they are read. */
  ordering: z.literal('position').optional(),
});
export const faqQuerySchema = contentQuerySchema.extend({
  category_id: idTextSchema.optional(),
});
export const faqCategoryPageSchema = pageOf(referenceSchema).meta({ id: 'FaqCategoryPage' });
export const faqPageSchema = pageOf(faqSchema).meta({ id: 'FaqPage' });

export const aboutUsSchema = z
  .object({
    sections: z.array(
      z.object({
        /** Stable, for addresses inside the page. */
        key: z.string(),
        title: z.string(),
        title_fr: z.string(),
        /** Paragraphs, in order. */
        text: z.array(z.string()),
        text_fr: z.array(z.string()),
      }),
    ),
    figures: z.array(z.object({ value: z.number().int(), label: z.string(), label_fr: z.string() })),
    contact: z.object({ email: z.string() }),
  })
  .meta({ id: 'AboutUs' });

export const contactBodySchema = z
  .object({
    /** It goes into the head of a mail. */
    name: lineSchema({ min: 1, max: TEXT.contactNameMax }).regex(
      ONE_LINE_PATTERN,
      errorCode('value.one_line'),
    ),
    email: emailSchema,
    phone: phoneSchema.optional(),
    message: textSchema({ min: TEXT.reasonMin, max: TEXT.longMax }),
  })
  .meta({ id: 'ContactBody' });

export type Faq = z.infer<typeof faqSchema>;
export type AboutUs = z.infer<typeof aboutUsSchema>;
export type ContactBody = z.input<typeof contactBodySchema>;
