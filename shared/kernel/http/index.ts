/** The one way to the api: client, its errors, and the error catalogue of the specification as pure functions. */
export { createHttp } from './create-http.ts';
export { type ErrorWords, englishErrorWords, errorText, prefixedErrorText } from './error-text.ts';
export { fieldErrors } from './field-errors.ts';
export { httpAtom } from './http.atom.ts';
export type { CallOptions, HttpClient, UploadOptions } from './http-client.ts';
export { HttpError, hasCode, hasFieldCode, isHttpError, isUnreachable } from './http-error.ts';
export type { Params } from './serialize-params.ts';
export { toFormData } from './to-form-data.ts';
export type { ExclusiveRun, TokenSource } from './token-source.ts';
