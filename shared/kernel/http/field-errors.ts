import { type ErrorWords, errorText, textsOf } from './error-text.ts';
import { type HttpError, isHttpError } from './http-error.ts';

/** Where an error that belongs to no field is found. */
export const NOT_FIELD = 'notField';
const WITHOUT_FIELD = new Set(['detail', 'non_field_errors', '__all__', NOT_FIELD]);
/** For programs: of a field each, or beside `detail`. */
const isForPrograms = (key: string, { code }: HttpError) =>
  key === 'codes' || (code !== undefined && (key === 'code' || key === 'params'));

/**
 * A failure as a map of field to text, for forms (section 8): lists joined by ', ', errors without a field under
 * `notField`. Empty for what was aborted.
 */
export function fieldErrors(error: unknown, words?: ErrorWords): Record<string, string> {
  const found = isHttpError(error) ? textsByField(error) : new Map<string, string[]>();
  const entries = [...found].filter(([, texts]) => texts.length > 0);
  if (entries.length > 0)
    return Object.fromEntries(entries.map(([field, texts]) => [field, texts.join(', ')]));
  const text = errorText(error, words);
  return text ? { [NOT_FIELD]: text } : {};
}

function textsByField(error: HttpError): Map<string, string[]> {
  const { body } = error;
  const found = new Map<string, string[]>();
  if (Array.isArray(body)) return found.set(NOT_FIELD, textsOf(body));
  if (body === null || typeof body !== 'object') return found;
  for (const [key, value] of Object.entries(body)) {
    if (isForPrograms(key, error)) continue;
    const field = WITHOUT_FIELD.has(key) ? NOT_FIELD : key;
    found.set(field, [...(found.get(field) ?? []), ...textsOf(value)]);
  }
  return found;
}
