/** The http client of the api, and its errors. */
export { createHttp } from './create-http.ts';
export { type ErrorTexts, englishErrorTexts, errorText, prefixedErrorText } from './error-text.ts';
export { fieldErrors } from './field-errors.ts';
export { httpAtom } from './http.atom.ts';
export type { CallOptions, HttpClient, UploadOptions } from './http-client.ts';
export { HttpError, hasCode, hasFieldCode, isHttpError, isUnreachable } from './http-error.ts';
export { isExpired } from './is-expired.ts';
export { limitHttp } from './limit-http.ts';
export type { Params } from './serialize-params.ts';
export { toFormData } from './to-form-data.ts';
export { tokenPayload } from './token-payload.ts';
export type { ExclusiveRun, TokenSource } from './token-source.ts';
