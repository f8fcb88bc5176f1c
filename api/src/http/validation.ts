import { ERRORS, type FieldErrorCode } from '@handover/shared/contract';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { type DomainError, FieldError, NOT_FIELD } from '../errors/domain-error.ts';

/** A missing value gets its own code here, since later an issue no longer holds the value. */
export function useErrorCodes(): void {
  z.config({
    customError: ({ code, input }) =>
      code === 'invalid_type' && input === undefined
        ? ('value.required' satisfies FieldErrorCode)
        : undefined,
  });
}

const isCode = (message: string): message is FieldErrorCode => Object.hasOwn(ERRORS, message);

function fieldError(field: string, issue: z.core.$ZodIssue): DomainError {
  // A check with its own code has that code as its message.
  if (isCode(issue.message)) return new FieldError(field, issue.message);
  if (issue.code === 'too_small') return tooSmall(field, issue.origin, Number(issue.minimum));
  if (issue.code === 'too_big') return tooBig(field, issue.origin, Number(issue.maximum));
  if (issue.code === 'not_multiple_of') return new FieldError(field, 'value.two_decimals');
  if (issue.code === 'invalid_value') return new FieldError(field, 'value.not_a_choice');
  return new FieldError(field, 'value.invalid');
}

function tooSmall(field: string, origin: string, min: number) {
  if (origin === 'array') return new FieldError(field, 'value.too_few', { min });
  if (origin !== 'string') return new FieldError(field, 'value.too_small', { min });
  return min <= 1
    ? new FieldError(field, 'value.required')
    : new FieldError(field, 'value.too_short', { min });
}

function tooBig(field: string, origin: string, max: number) {
  if (origin === 'array') return new FieldError(field, 'value.too_many', { max });
  return origin === 'string'
    ? new FieldError(field, 'value.too_long', { max })
    : new FieldError(field, 'value.too_large', { max });
}

/** A field inside a list is named by its path, `offices.0.address.city`. */
export const fieldErrors = (error: z.ZodError): DomainError[] =>
  error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => new FieldError(nameOf([...issue.path, key]), 'value.unknown_parameter'))
        : [fieldError(nameOf(issue.path), issue)],
    )
    .slice(0, 50);
/** `__proto__` can't be the key of a response: whoever reads it would set a prototype. */
const nameOf = (path: PropertyKey[]) =>
  path.includes('__proto__') ? NOT_FIELD : path.join('.').slice(0, 200) || NOT_FIELD;

export const validateWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value: unknown) => {
    const result = schema.safeParse(value);
    return result.success ? { value: result.data } : { error: result.error };
  };
