import { z } from 'zod';
import { fileSchema } from '../companies/business.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { TEXT } from '../limits.ts';
import { lengthOf } from '../value-rules.ts';
import {
  clearableNumber,
  dateSchema,
  idSchema,
  priceSchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';

/** What the sale came to, as the seller side says, and what the buyer side made of it. */
export const completionSchema = z
  .object({
    id: idSchema,
    /**
     * `announced`: the buyer side confirmed before anything was proposed. `elapsed`: it took effect without an answer.
     */
    state: z.enum(['announced', 'proposed', 'confirmed', 'elapsed', 'refused', 'withdrawn']),
    final_price: priceSchema.nullable(),
    currency: idSchema.nullable(),
    /** The day of the signing. */
    closed_on: dateSchema,
    /** The signed document. */
    file: fileSchema.nullable(),
    /** The viewer's side has said so. */
    mine: z.boolean(),
    proposed_at: timeSchema,
    /** The end of the day after which it takes effect without an answer. */
    answer_by: timeSchema,
    refusal_reason: z.string().nullable(),
    decided_at: timeSchema.nullable(),
  })
  .meta({ id: 'Completion' });

/**
 * Without any of it, the price is that of the accepted letter and the day is today. What is said of the sale is said
 * whole: price, day and the signed document as `file`.
 */
export const completeDealBodySchema = z
  .object({
    final_price: clearableNumber(priceSchema).optional(),
    currency: clearableNumber(z.number().int().min(1).max(4)).optional(),
    closed_on: dateSchema.optional(),
  })
  .nullish()
  .meta({ id: 'CompleteDealBody' });

export const completionAnswerSchema = z
  .object({
    confirmed: z.boolean(),
    reason: textSchema({ max: TEXT.longMax }).optional(),
    /** What is answered. Without it, what is open now; a confirmation of nothing stands for what is said later. */
    completion: idSchema.optional(),
  })
  .refine((body) => body.confirmed || lengthOf(body.reason ?? '') >= TEXT.reasonMin, {
    path: ['reason'],
    message: errorCode('value.reason_required'),
  })
  .meta({ id: 'CompletionAnswer' });
