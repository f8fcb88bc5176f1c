import { isHttpError } from './http-error.ts';

/** The words for what no server said. The English ones are those of the specification, section 8. */
export interface ErrorWords {
  serverError: string;
  serverErrorWithStatus: (status: number) => string;
  network: string;
  timeout: string;
}

/** The words of the specification; others come by the namespace `messages`. */
export const englishErrorWords: ErrorWords = {
  serverError: 'Server Error',
  serverErrorWithStatus: (status) => `Server Error With Status ${status}`,
  network: 'Network error',
  timeout: 'Timeout',
};

/** Texts of a value from the server, in order, however deep they lie. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

/**
 * One text for a failure, for a message (section 8): the first value of an object body; of a string body only its status;
 * with no body the error's own message. Empty for what was aborted: that is silent.
 */
export function errorText(error: unknown, words: ErrorWords = englishErrorWords): string {
  if (!isHttpError(error)) {
    return error instanceof Error && error.message ? error.message : words.serverError;
  }
  if (error.kind === 'aborted') return '';
  if (error.kind === 'network') return words.network;
  if (error.kind === 'timeout') return words.timeout;
  const { body, status } = error;
  const first = typeof body === 'object' ? textsOf(body)[0] : undefined;
  if (first) return first;
  if (typeof body === 'string' && body !== '') return words.serverErrorWithStatus(status ?? 0);
  // With a gateway between, 502 to 504 mean that the api is away: its own sentence says more than a number.
  if (status !== undefined && status >= 502 && status <= 504) return words.network;
  return error.message || words.serverError;
}

/** `errorText` behind the name of the part of a save that failed (section 8); still empty for what was aborted. */
export function prefixedErrorText(error: unknown, prefix: string, words?: ErrorWords): string {
  const text = errorText(error, words);
  return text && prefix + text;
}
