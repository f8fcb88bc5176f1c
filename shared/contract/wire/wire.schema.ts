import { z } from 'zod';
import type { Day } from '../days/days.ts';
import { errorCode } from '../errors/errors.ts';
import { AMOUNT, ID_MAX, PAGE_SIZE, TEXT } from '../limits.ts';
import { toLine } from '../typed-text.ts';
import {
  completeWebAddress,
  isInCents,
  isLinkedInAddress,
  isWebAddress,
  lengthOf,
  plainNumber,
} from '../value-rules.ts';

const notAnId = errorCode('value.invalid');
export const idSchema = z.number().int().positive().max(ID_MAX, notAnId);
/** Anything but a number in plain digits is left for the schema to refuse. */
const numberOf = (value: unknown) => (typeof value === 'string' ? (plainNumber(value) ?? Number.NaN) : value);
/** A number that came as text: in an address, a query or a form. */
export const numberText = <Inner extends z.ZodType<number>>(inner: Inner) =>
  z.preprocess((value: number | string) => numberOf(value), inner);
/** An id that came as text. */
export const idTextSchema = numberText(idSchema);
export const idParamsSchema = z.object({ id: idTextSchema });
/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();
/** yyyy-mm-dd. */
export const dateSchema = z.iso.date() as z.ZodType as z.ZodType<Day, string>;
/** An amount in units of its currency, with at most two decimals. */
const moneySchema = (min: number) =>
  z
    .number()
    .min(min)
    .max(AMOUNT.max)
    .superRefine((input, { addIssue }) => {
      if (!isInCents(input)) addIssue({ code: 'not_multiple_of', divisor: 0.01, input });
    })
    .meta({ multipleOf: 0.01 });
export const amountSchema = moneySchema(-AMOUNT.max);
export const priceSchema = moneySchema(0);

/** Checks a length in `superRefine`, counted by `lengthOf`. */
export const checkLength =
  ({ min, max }: { min: number; max: number }) =>
  (input: string, { addIssue }: z.RefinementCtx<string>): void => {
    const length = lengthOf(input);
    if (length < min) addIssue({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input });
    if (length > max) addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input });
  };
/** Text without blanks around it. */
export const textSchema = ({ min = 0, max }: { min?: number; max: number }) =>
  z.string().trim().superRefine(checkLength({ min, max })).meta({ minLength: min, maxLength: max });
/** Text of one line as `toLine` makes it: names of companies and places, addresses. */
export const lineSchema = ({ min = 0, max }: { min?: number; max: number }) =>
  z
    .string()
    .overwrite(toLine)
    .superRefine(checkLength({ min, max }))
    .meta({ minLength: min, maxLength: max });
/** A text that is searched for. */
export const searchSchema = (max: number) => z.string().overwrite(toLine).max(max);
const completedAddressSchema = z
  .string()
  .overwrite((text) => completeWebAddress(toLine(text)))
  .superRefine(checkLength({ min: 0, max: TEXT.urlMax }))
  .meta({ maxLength: TEXT.urlMax });
/** http or https, or nothing; without a protocol it is completed. */
export const webAddressSchema = completedAddressSchema.refine(
  (text) => text === '' || isWebAddress(text),
  errorCode('value.invalid'),
);
/** The page of a person or a company on LinkedIn, or nothing; without a protocol it is completed. */
export const linkedInAddressSchema = completedAddressSchema.refine(
  (text) => text === '' || isLinkedInAddress(text),
  errorCode('value.not_linkedin'),
);

/** A reference record: sector, sub-sector, country, currency. */
export const referenceSchema = z
  .object({ id: idSchema, name: z.string(), name_fr: z.string() })
  .meta({ id: 'Reference' });

export const pageQuerySchema = z.object({
  page: numberText(z.number().int().min(0).max(1_000_000)).default(1),
  page_size: numberText(z.number().int().min(1).max(PAGE_SIZE.listMax)).default(PAGE_SIZE.list),
  ordering: z.string().max(50).optional(),
});

export type PageQuery = z.output<typeof pageQuerySchema>;

/** Every list of the api. Pages start at 1 (0 is read as 1); `next_page` is null at the end. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item),
    count: z.number().int(),
    next_page: z.number().int().nullable(),
    current_page: z.number().int(),
    pages_count: z.number().int(),
  });

/** How a list of ids is sent. */
type IdListInput = readonly (number | string)[] | number | string;

/** A list that came as a repeated field, a comma list or JSON text. */
export const idListSchema = z.preprocess((value: IdListInput) => {
  if (Array.isArray(value)) return value.map(numberOf);
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(/^\[|\]$/g, '');
  return text === '' ? [] : text.split(',').map(numberOf);
}, z.array(idSchema));

/** Multipart sends text only: '' and the text `null` clear, anything else is read as a number. */
export const clearableNumber = (inner: z.ZodType<number>) =>
  z.preprocess((value: number | string | null) => {
    if (value === '' || value === 'null' || value === null) return null;
    return numberOf(value);
  }, inner.nullable());

/** A choice from a short list that an empty text, or the text `null`, clears. */
export const clearableChoice = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.preprocess(
    (value: string | null) => (value === '' || value === 'null' ? null : value),
    z.enum(choices).nullable(),
  );

/** Multipart sends text only. */
export const booleanFieldSchema = z.preprocess((value: boolean | string) => {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}, z.boolean());

/** The time of a record's last change; of its `ETag` too. */
export const stampSchema = z.object({ updated_at: timeSchema });

/** A sentence that says what was done. */
export const detailSchema = z.object({ detail: z.string() }).meta({ id: 'Detail' });

export type Stamped = z.infer<typeof stampSchema>;
export type Reference = z.infer<typeof referenceSchema>;
export interface Paged<Item> {
  results: Item[];
  count: number;
  next_page: number | null;
  current_page: number;
  pages_count: number;
}
