import { isHttpError } from './http-error.ts';

/** The texts for failures without a sentence of the server. */
export interface ErrorTexts {
  serverError: string;
  serverErrorWithStatus: (status: number) => string;
  network: string;
  /** The line of the person is down, and not Handover. */
  offline: string;
  timeout: string;
}

/** The sentences of the specification, section 8. Translations are in the namespace `messages`. */
export const englishErrorTexts: ErrorTexts = {
  serverError: 'Server Error',
  serverErrorWithStatus: (status) => `Server Error With Status ${status}`,
  network: 'Network error',
  offline: 'Network error',
  timeout: 'Timeout',
};

/** Servers do not know this. */
const isOffline = () => globalThis.navigator?.onLine === false;

/** All texts in a value from the server, in order, at any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

/**
 * The text of a failure for a message (specification, section 8): the first value of an object body; for a string body the
 * status; with no body the product's own words, never those of a library ("Request failed with status code 500"). Empty for an
 * aborted call, which is silent.
 */
export function errorText(error: unknown, texts: ErrorTexts = englishErrorTexts): string {
  if (!isHttpError(error)) return texts.serverError;
  if (error.kind === 'aborted') return '';
  if (error.kind === 'network') return isOffline() ? texts.offline : texts.network;
  if (error.kind === 'timeout') return texts.timeout;
  const { body, status } = error;
  const first = typeof body === 'object' ? textsOf(body)[0] : undefined;
  if (first) return first;
  // A gateway responds with 502 to 504 while the api does not, some of them with a page of their own.
  if (status !== undefined && status >= 502 && status <= 504) return texts.network;
  if (typeof body === 'string' && body !== '') return texts.serverErrorWithStatus(status ?? 0);
  return texts.serverError;
}

/** `errorText` with a prefix that names the section whose save failed; still empty for an aborted call. */
export function prefixedErrorText(error: unknown, prefix: string, texts?: ErrorTexts): string {
  const text = errorText(error, texts);
  return text && prefix + text;
}
