/**
 * The kind of a value that a refusal names: a number, a text, several texts, or one of a list of words. A `token` is
 * for the program alone: no sentence names it.
 */
export type ParamKind = 'number' | 'text' | 'texts' | 'token' | readonly string[];

/** A refusal: the HTTP status that it is answered with, and what it names. With 400 it is about a field. */
export interface ErrorDefinition {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507;
  params?: Record<string, ParamKind>;
}
