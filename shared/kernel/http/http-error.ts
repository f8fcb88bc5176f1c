import type { CodedError } from '../../contract/errors/error.schema.ts';
import type { ErrorCode, ErrorParams, FieldErrorCode } from '../../contract/errors/errors.ts';

export type HttpErrorKind = 'response' | 'network' | 'timeout' | 'aborted';

interface HttpErrorInit {
  kind: HttpErrorKind;
  status?: number;
  body?: unknown;
  retryAfter?: number;
  message?: string;
}
/** The body of the server's own errors; see `errorSchema` and `fieldErrorsSchema` of the contract. */
type ErrorBody = Partial<CodedError> & { codes?: Record<string, CodedError[]> };
const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null;

/** Every rejection of `HttpClient`: an error response, or none at all. */
export class HttpError extends Error {
  readonly kind: HttpErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;
  /** The `Retry-After` header, in seconds. */
  readonly retryAfter: number | undefined;
  /** Why the server refused; see `hasCode`. A 400 has codes by field instead. */
  readonly code: ErrorCode | undefined;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly fieldCodes: Readonly<Record<string, readonly CodedError[]>>;

  constructor({ kind, status, body, retryAfter, message = '' }: HttpErrorInit) {
    super(message);
    this.name = 'HttpError';
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    const { code, params, codes = {} } = isErrorBody(body) ? body : {};
    // Anything but a string holds the texts of a field that is called `code`.
    this.code = typeof code === 'string' ? code : undefined;
    this.params = this.code && params;
    this.fieldCodes = codes;
  }
}

export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;

/** Whether the server refused with one of these codes. Narrows the type of `params`. */
export const hasCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is HttpError & { code: Code; params: ErrorParams<Code> } =>
  isHttpError(error) && codes.some((code) => code === error.code);

/** Whether the server refused this field with this code. */
export const hasFieldCode = (error: unknown, field: string, code: FieldErrorCode): boolean =>
  isHttpError(error) && (error.fieldCodes[field] ?? []).some((each) => each.code === code);

/**
 * Whether there was no response, or the server itself failed. A retry may help, and the session may still be valid.
 */
export function isUnreachable(error: unknown): boolean {
  if (!isHttpError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}
