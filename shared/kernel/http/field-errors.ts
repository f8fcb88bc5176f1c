import { type ErrorWords, errorText, textsOf } from './error-text.ts';
import { isHttpError } from './http-error.ts';

/** Where an error that belongs to no field is found. */
export const NOT_FIELD = 'notField';
const WITHOUT_FIELD = new Set(['detail', 'non_field_errors', '__all__', NOT_FIELD]);

/**
 * A failure as a map of field to text, for forms (section 8): lists joined by ', ', errors without a field under
 * `notField`. Empty for what was aborted.
 */
export function fieldErrors(error: unknown, words?: ErrorWords): Record<string, string> {
  const body = isHttpError(error) ? error.body : undefined;
  const found = new Map<string, string[]>();
  if (Array.isArray(body)) found.set(NOT_FIELD, textsOf(body));
  else if (body !== null && typeof body === 'object') {
    for (const [key, value] of Object.entries(body)) {
      const field = WITHOUT_FIELD.has(key) ? NOT_FIELD : key;
      found.set(field, [...(found.get(field) ?? []), ...textsOf(value)]);
    }
  }
  const entries = [...found].filter(([, texts]) => texts.length > 0);
  if (entries.length > 0)
    return Object.fromEntries(entries.map(([field, texts]) => [field, texts.join(', ')]));
  const text = errorText(error, words);
  return text ? { [NOT_FIELD]: text } : {};
}
