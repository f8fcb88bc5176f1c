import { z } from 'zod';
import { marketDay } from '../days/market-days.ts';
import { errorCode } from '../errors/errors.ts';
import { documentRightsSchema } from '../files/document-rights.schema.ts';
import { AMOUNT, COUNT, FIRST_YEAR, TEXT } from '../limits.ts';
import { DEFAULT_CURRENCY_ID, FILE_GROUPS } from '../vocabulary.ts';
import {
  amountSchema,
  dateSchema,
  idSchema,
  lineSchema,
  priceSchema,
  stampSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { ADD_BACK_KINDS } from './add-backs.ts';

/** The parts that companies, opportunities and deal opportunities share: offices, yearly figures, files. */
const addressSchema = z
  .object({
    address: lineSchema({ max: TEXT.addressMax }).default(''),
    country_name: lineSchema({ min: 1, max: TEXT.placeMax }),
    city: lineSchema({ min: 1, max: TEXT.placeMax }),
    street: lineSchema({ max: TEXT.addressMax }).default(''),
    zip_code: lineSchema({ max: TEXT.zipCodeMax }).default(''),
  })
  .meta({ id: 'Address' });
export const officeSchema = z.object({ id: idSchema, address: addressSchema }).meta({ id: 'Office' });
export const officesSchema = stampSchema.extend({ offices: z.array(officeSchema) }).meta({ id: 'Offices' });
export const officesBodySchema = z
  .object({
    offices: z.array(z.object({ address: addressSchema })).max(COUNT.offices),
  })
  .meta({ id: 'OfficesBody' });

const addBackSchema = z
  .object({
    kind: z.enum(ADD_BACK_KINDS),
    /** In the currency of its year; negative where it lowers EBITDA. */
    amount: amountSchema,
    reason: lineSchema({ min: 1, max: TEXT.addBackReasonMax }),
    /** The document that proves it; null where there is none, or the viewer may not read it. */
    proof: z.object({ id: idSchema, name: z.string() }).nullable(),
  })
  .meta({ id: 'AddBack' });
const addBackInputSchema = addBackSchema
  .extend({
    /** A document of the same record, or of the company that a listing is about. */
    proof: idSchema.nullish(),
  })
  .meta({ id: 'AddBackBody' });

export const revenueSchema = z
  .object({
    id: idSchema,
    /** January 1 of the year. */
    date: dateSchema,
    revenue: priceSchema,
    number_of_employees: z.number().int().min(0).max(AMOUNT.employeesMax),
    ebitda: amountSchema.nullable(),
    net_profit: amountSchema.nullable(),
    /** Each is left out where it is not known. */
    working_capital: amountSchema.optional(),
    /** Negative for net cash. */
    net_debt: amountSchema.optional(),
    capex: priceSchema.optional(),
    /** In the order in which they were entered; left out where there are none. */
    add_backs: z.array(addBackSchema).optional(),
    currency: idSchema,
  })
  .meta({ id: 'Revenue' });
const year = (date: string) => Number(date.slice(0, 4));
const revenueInputSchema = revenueSchema
  .omit({ id: true })
  .extend({
    date: dateSchema
      .refine((date) => date.endsWith('-01-01'), errorCode('revenue.not_january_first'))
      .refine(
        (date) => year(date) >= FIRST_YEAR && year(date) <= year(marketDay(Date.now())),
        errorCode('revenue.impossible_year'),
      ),
    ebitda: amountSchema.nullish(),
    net_profit: amountSchema.nullish(),
    /** What is left out stays as it is stored for the year; null clears it. */
    working_capital: amountSchema.nullish(),
    net_debt: amountSchema.nullish(),
    capex: priceSchema.nullish(),
    /** What is left out stays as it is stored for the year. */
    add_backs: z.array(addBackInputSchema).max(COUNT.addBacks).optional(),
    currency: z.number().int().min(1).max(4).default(DEFAULT_CURRENCY_ID),
  })
  .refine(({ ebitda, add_backs: added }) => typeof ebitda === 'number' || !added?.length, {
    message: errorCode('revenue.add_backs_without_ebitda'),
    path: ['ebitda'],
  })
  .meta({ id: 'RevenueBody' });
export const revenuesSchema = stampSchema
  .extend({ revenues: z.array(revenueSchema) })
  .meta({ id: 'Revenues' });
export const revenuesBodySchema = z
  .object({
    revenues: z
      .array(revenueInputSchema)
      .min(1)
      .max(COUNT.revenues)
      .refine(
        (rows) => new Set(rows.map((row) => row.date)).size === rows.length,
        errorCode('revenue.repeated_year'),
      ),
  })
  .meta({ id: 'RevenuesBody' });

/** How many sheets of a workbook are hidden, and how many rows and columns with content of those that are shown. */
const hiddenPartsSchema = z
  .object({ sheets: z.int().min(0), rows: z.int().min(0), columns: z.int().min(0) })
  .meta({ id: 'HiddenParts' });

export const fileSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** Bytes. */
    size: z.number().int(),
    extension: z.string(),
    group: z.enum(FILE_GROUPS).nullable(),
    url: z.string(),
    created_at: timeSchema,
    /** The hidden parts of a workbook, told to its owner only: whoever opens the file can show them. */
    hidden_parts: hiddenPartsSchema.optional(),
    /** Told only to the seller. Documents of a deal begin with those of its listing. */
    rights: documentRightsSchema.optional(),
  })
  .meta({ id: 'StoredFile' });

export type Address = z.infer<typeof addressSchema>;
export type Office = z.infer<typeof officeSchema>;
export type OfficesBody = z.input<typeof officesBodySchema>;
export type Revenue = z.infer<typeof revenueSchema>;
export type AddBack = z.infer<typeof addBackSchema>;
export type AddBackInput = z.input<typeof addBackInputSchema>;
export type RevenueInput = z.input<typeof revenueInputSchema>;
export type RevenuesBody = z.input<typeof revenuesBodySchema>;
export type HiddenParts = z.infer<typeof hiddenPartsSchema>;
export type StoredFile = z.infer<typeof fileSchema>;
