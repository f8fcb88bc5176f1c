import type { CodedError } from '../../contract/errors/error.schema.ts';
import type { ErrorCode, ErrorParams, FieldErrorCode } from '../../contract/errors/errors.ts';

export type HttpErrorKind = 'response' | 'network' | 'timeout' | 'aborted';

interface HttpErrorFacts {
  kind: HttpErrorKind;
  status?: number;
  body?: unknown;
  retryAfter?: number;
  message?: string;
}
/** The body of the server's own errors; see `errorSchema` and `fieldErrorsSchema` of the contract. */
type ErrorBody = Partial<CodedError> & { codes?: Record<string, CodedError[]> };
const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null;

/** Every rejection of `HttpClient`: an answer with an error status, or no answer at all. */
export class HttpError extends Error {
  readonly kind: HttpErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;
  /** Seconds after which trying again may help, where the server says so. */
  readonly retryAfter: number | undefined;
  /** Why the server refused; see `hasCode`. Undefined of a 400, which has its codes by field. */
  readonly code: ErrorCode | undefined;
  readonly params: Readonly<Record<string, unknown>> | undefined;
  readonly fieldCodes: Readonly<Record<string, readonly CodedError[]>>;

  constructor({ kind, status, body, retryAfter, message = '' }: HttpErrorFacts) {
    super(message);
    this.name = 'HttpError';
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    const { code, params, codes = {} } = isErrorBody(body) ? body : {};
    // A list: the texts of a field of that name.
    this.code = typeof code === 'string' ? code : undefined;
    this.params = this.code && params;
    this.fieldCodes = codes;
  }
}

/** Whether it is a failure of a call, with status and body. */
export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;

/** Whether the server refused by one of these codes; its params are typed then. */
export const hasCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is HttpError & { code: Code; params: ErrorParams<Code> } =>
  isHttpError(error) && codes.some((code) => code === error.code);

/** Whether the server refused that field by this code. */
export const hasFieldCode = (error: unknown, field: string, code: FieldErrorCode): boolean =>
  isHttpError(error) && (error.fieldCodes[field] ?? []).some((each) => each.code === code);

/** Nobody answered, or the server itself is in trouble: worth asking again, and no verdict on the session. */
export function isUnreachable(error: unknown): boolean {
  if (!isHttpError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}
