import { z } from 'zod';
import { faqSchema } from '../content.schema.ts';
import { TEXT } from '../limits.ts';
import {
  idSchema,
  idTextSchema,
  lineSchema,
  referenceSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { HOUSE_LISTS, LISTED } from './house-lists.ts';

/** What tells versions apart: `If-Match` with it refuses a change of an entry that somebody else has changed. */
const stamp = { updated_at: timeSchema };
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ results: z.array(item) });

/** An entry of a list that staff edit, with what is no longer offered. */
export const listedNameSchema = referenceSchema
  .extend({
    /** The sector of a sub-sector; null in the other lists. */
    parent: idSchema.nullable(),
    /** Not offered any more. Records that have chosen it keep it; a category is not shown, nor are its questions. */
    retired: z.boolean(),
    ...stamp,
  })
  .meta({ id: 'ListedName' });
export const listedNamesSchema = listOf(listedNameSchema).meta({ id: 'ListedNames' });

const name = lineSchema({ min: LISTED.nameMin, max: LISTED.nameMax });
export const listedNameBodySchema = z
  .object({
    name,
    name_fr: name,
    /** The sector of a new sub-sector. */
    parent: idSchema.nullish(),
    retired: z.boolean().optional(),
  })
  .meta({ id: 'ListedNameBody' });
export const listedNamePatchSchema = listedNameBodySchema
  .omit({ parent: true })
  .partial()
  .meta({ id: 'ListedNamePatch' });

/** A frequent question, published or not. */
export const faqEntrySchema = faqSchema.extend({ published: z.boolean(), ...stamp }).meta({ id: 'FaqEntry' });
export const faqEntriesSchema = listOf(faqEntrySchema).meta({ id: 'FaqEntries' });

const question = lineSchema({ min: LISTED.questionMin, max: LISTED.questionMax });
const answer = textSchema({ min: LISTED.answerMin, max: TEXT.longMax });
export const faqEntryBodySchema = z
  .object({
    category: idSchema,
    question,
    question_fr: question,
    answer,
    answer_fr: answer,
    published: z.boolean(),
  })
  .meta({ id: 'FaqEntryBody' });
export const faqEntryPatchSchema = faqEntryBodySchema.partial().meta({ id: 'FaqEntryPatch' });

/** Moves it before another entry of the same parent or category, or to the end. */
export const moveBodySchema = z.object({ before: idSchema.nullable() }).meta({ id: 'MoveBody' });

const list = z.enum(HOUSE_LISTS);
export const houseListParamsSchema = z.object({ list });
export const listedParamsSchema = z.object({ list, id: idTextSchema });

export type ListedName = z.infer<typeof listedNameSchema>;
export type ListedNameBody = z.input<typeof listedNameBodySchema>;
export type ListedNamePatch = z.input<typeof listedNamePatchSchema>;
export type FaqEntry = z.infer<typeof faqEntrySchema>;
export type FaqEntryBody = z.input<typeof faqEntryBodySchema>;
export type FaqEntryPatch = z.input<typeof faqEntryPatchSchema>;
