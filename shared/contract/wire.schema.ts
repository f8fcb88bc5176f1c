import { z } from 'zod';
import { errorCode } from './errors/errors.ts';
import { AMOUNT, PAGE_SIZE } from './limits.ts';

/** Ids are 32-bit integers in the database. */
const ID_MAX = 2_147_483_647;
const notAnId = errorCode('value.invalid');
export const idSchema = z.number().int().positive().max(ID_MAX, notAnId);
/** An id that came as text: in an address, a query or a form. */
export const idTextSchema = z.coerce.number<number | string>().int().positive().max(ID_MAX, notAnId);
export const idParamsSchema = z.object({ id: idTextSchema });
/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();
/** yyyy-mm-dd. */
export const dateSchema = z.iso.date();
/** At most two decimals, in units of its currency. */
export const amountSchema = z.number().max(AMOUNT.max).min(-AMOUNT.max).multipleOf(0.01);
export const priceSchema = amountSchema.min(0);

/** A reference record: sector, sub-sector, country, currency. */
export const referenceSchema = z.object({ id: idSchema, name: z.string(), name_fr: z.string() });

export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(0).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE.listMax).default(PAGE_SIZE.list),
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

/** Anything else is left for the schema to refuse. */
const numberOf = (value: unknown) => (typeof value === 'string' ? Number(value) : value);

/** How a list of ids is sent. */
type IdListInput = readonly (number | string)[] | number | string;

/** A list that came as a repeated field, a comma list or JSON text. */
export const idListSchema = z.preprocess((value: IdListInput) => {
  if (Array.isArray(value)) return value.map(numberOf);
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(/^\[|\]$/g, '');
  return text === '' ? [] : text.split(',').map(Number);
}, z.array(idSchema));

/** Multipart sends text only: '' and the text `null` clear, anything else is read as a number. */
export const clearableNumber = (inner: z.ZodType<number>) =>
  z.preprocess((value: number | string | null) => {
    if (value === '' || value === 'null' || value === null) return null;
    return typeof value === 'string' ? Number(value) : value;
  }, inner.nullable());

/** What was done, in a sentence. */
export const detailSchema = z.object({ detail: z.string() });

export type Reference = z.infer<typeof referenceSchema>;
export interface Paged<Item> {
  results: Item[];
  count: number;
  next_page: number | null;
  current_page: number;
  pages_count: number;
}
