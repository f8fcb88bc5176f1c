/** The one way to the api: client, its errors, and the error catalogue of the specification as pure functions. */
export { createHttp, type HttpOptions } from './create-http.ts';
export {
  type ErrorPrefix,
  type ErrorWords,
  englishErrorWords,
  errorPrefixes,
  errorText,
  prefixedErrorText,
} from './error-text.ts';
export { fieldErrors, NOT_FIELD } from './field-errors.ts';
export { httpAtom } from './http.atom.ts';
export type { CallOptions, DeleteOptions, Download, HttpClient, UploadOptions } from './http-client.ts';
export {
  HttpError,
  type HttpErrorKind,
  hasCode,
  hasFieldCode,
  isHttpError,
  isUnreachable,
} from './http-error.ts';
export type { Params, ParamValue } from './serialize-params.ts';
export { toFormData } from './to-form-data.ts';
export type { ExclusiveRun, TokenSource } from './token-source.ts';
