export type HttpErrorKind = 'response' | 'network' | 'timeout' | 'aborted';

interface HttpErrorFacts {
  kind: HttpErrorKind;
  status?: number;
  body?: unknown;
  message?: string;
}

/** Every rejection of `HttpClient`: an answer with an error status, or no answer at all. */
export class HttpError extends Error {
  readonly kind: HttpErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;

  constructor({ kind, status, body, message = '' }: HttpErrorFacts) {
    super(message);
    this.name = 'HttpError';
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

/** Whether it is a failure of a call, with status and body. */
export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;

/** Nobody answered, or the server itself is in trouble: worth asking again, and no verdict on the session. */
export function isUnreachable(error: unknown): boolean {
  if (!isHttpError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}
