import { z } from 'zod';
import { ERRORS, type ErrorCode } from './errors.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];
const codedErrorSchema = z
  .object({
    code: z.enum(codes).meta({ id: 'ErrorCode' }),
    /** The values that the sentence names. */
    params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  })
  .meta({ id: 'CodedError' });

/** An error but 400. The sentence comes first: some clients show the first value. */
export const errorSchema = z
  .strictObject({ detail: z.string(), ...codedErrorSchema.shape })
  .meta({ id: 'Error' });
/** 400: the sentences of each field, and last their codes. What is about no field is under `notField`. */
export const fieldErrorsSchema = z
  .object({ codes: z.record(z.string(), z.array(codedErrorSchema)) })
  .catchall(z.array(z.string()))
  .meta({ id: 'FieldErrors' });

/** A code with what it names. */
export type CodedError = z.infer<typeof codedErrorSchema>;
