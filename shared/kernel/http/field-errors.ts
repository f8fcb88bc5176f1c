import { type ErrorTexts, errorText, textsOf } from './error-text.ts';
import { type HttpError, isHttpError } from './http-error.ts';

/** The key of errors that belong to no field. */
export const NOT_FIELD = 'notField';
const WITHOUT_FIELD = new Set(['detail', 'non_field_errors', '__all__', NOT_FIELD]);
/** The error codes are no texts: `codes` by field, or `code` and `params` beside `detail`. */
const isCode = (key: string, { code }: HttpError) =>
  key === 'codes' || (code !== undefined && (key === 'code' || key === 'params'));

/**
 * A failure as a map of field to text, for forms (specification, section 8): lists are joined by ', ', errors without a field
 * are under `notField`. Empty for an aborted call.
 */
export function fieldErrors(error: unknown, errorTexts?: ErrorTexts): Record<string, string> {
  const found = isHttpError(error) ? textsByField(error) : new Map<string, string[]>();
  const entries = [...found].filter(([, texts]) => texts.length > 0);
  if (entries.length > 0)
    return Object.fromEntries(entries.map(([field, texts]) => [field, texts.join(', ')]));
  const text = errorText(error, errorTexts);
  return text ? { [NOT_FIELD]: text } : {};
}

function textsByField(error: HttpError): Map<string, string[]> {
  const { body } = error;
  const found = new Map<string, string[]>();
  if (Array.isArray(body)) return found.set(NOT_FIELD, textsOf(body));
  if (body === null || typeof body !== 'object') return found;
  for (const [key, value] of Object.entries(body)) {
    if (isCode(key, error)) continue;
    const field = WITHOUT_FIELD.has(key) ? NOT_FIELD : key;
    found.set(field, [...(found.get(field) ?? []), ...textsOf(value)]);
  }
  return found;
}
