export type FieldTexts = Record<string, string[]>;

/** A decision against a call. Rules and handlers throw these; one place (plugins/errors.ts) turns them into an answer. */
export class DomainError extends Error {
  readonly status: number;
  readonly body: { detail: string } | FieldTexts;
  readonly retryAfter: number | undefined;

  constructor(status: number, body: string | FieldTexts, retryAfter?: number) {
    super(typeof body === 'string' ? body : JSON.stringify(body));
    this.status = status;
    this.body = typeof body === 'string' ? { detail: body } : body;
    this.retryAfter = retryAfter;
  }
}

/** Stands for the field in a 400 of a whole request. */
export const NOT_FIELD = 'notField';

/** 400 for one field; the text is shown as it is. */
export const fieldError = (field: string, text: string) => new DomainError(400, { [field]: [text] });
export const unauthorized = (detail = 'Sign in first') => new DomainError(401, detail);
export const forbidden = (detail = 'You may not do this') => new DomainError(403, detail);
/** Also of what exists and is not the viewer's, so that existence does not leak. */
export const notFound = (detail = 'Not found') => new DomainError(404, detail);
export const conflict = (detail: string) => new DomainError(409, detail);
export const tooLarge = (detail: string) => new DomainError(413, detail);
export const wrongMedia = (detail: string) => new DomainError(415, detail);
export const tooMany = (detail: string, retryAfterSeconds: number) =>
  new DomainError(429, detail, Math.max(1, Math.ceil(retryAfterSeconds)));
/** Someone whom we depend on is away; trying again may help. */
export const unavailable = (detail: string) => new DomainError(503, detail, 10);
/** Trouble of our own, told in plain words; its cause goes into the log. */
export const trouble = (status: number, detail: string, cause: unknown, retryAfterSeconds?: number) =>
  Object.assign(new DomainError(status, detail, retryAfterSeconds), { cause });
