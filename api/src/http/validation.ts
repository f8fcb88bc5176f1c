import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { type FieldTexts, NOT_FIELD } from '../domain-error.ts';

/** Zod's own texts are for programmers; these are shown to people. A text given in a schema wins. */
export function useReadableTexts(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type')
        return issue.input === undefined ? 'This field is required' : 'This is not valid';
      if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum));
      if (issue.code === 'too_big') return tooBig(issue.origin, Number(issue.maximum));
      if (issue.code === 'not_multiple_of') return 'Use at most two decimals';
      if (issue.code === 'invalid_value') return 'Choose one of the given values';
      return 'This is not valid';
    },
  });
}

const tooSmall = (origin: string, least: number) => {
  if (origin === 'string') return least <= 1 ? 'This field is required' : `At least ${least} characters`;
  return origin === 'array' ? `Choose at least ${least}` : `At least ${least}`;
};
const tooBig = (origin: string, most: number) => {
  if (origin === 'string') return `At most ${most} characters`;
  return origin === 'array' ? `At most ${most} of them` : `At most ${most}`;
};

/** `{field: [text]}`; a field inside a list is named by its path, `offices.0.address.city`. */
export function fieldTexts(error: z.ZodError): FieldTexts {
  const texts = new Map<string, string[]>();
  for (const issue of error.issues.slice(0, 50)) {
    const field = issue.path.join('.').slice(0, 200) || NOT_FIELD;
    const list = texts.get(field) ?? [];
    if (!list.includes(issue.message)) texts.set(field, [...list, issue.message]);
  }
  return Object.fromEntries(texts);
}

export const validateWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value: unknown) => {
    const result = schema.safeParse(value);
    return result.success ? { value: result.data } : { error: result.error };
  };
