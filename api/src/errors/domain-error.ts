import { ERRORS, type ErrorCode, type ErrorParams, type FieldErrorCode } from '@handover/shared/contract';

/** Stands for the field in a 400 of a whole request. */
export const NOT_FIELD = 'notField';

interface ErrorContext {
  /** Seconds after which trying again may help. */
  retryAfter?: number;
  /** The internal cause, for the log. */
  cause?: unknown;
}
/** The params may be left out where the code has none. */
type Details<Code extends ErrorCode> = keyof ErrorParams<Code> extends never
  ? [params?: ErrorParams<Code>, context?: ErrorContext]
  : [params: ErrorParams<Code>, context?: ErrorContext];

/**
 * A refusal of a call, by its code. Rules and handlers throw these; plugins/errors.ts turns them into a response, in the
 * language of the client.
 */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly params: ErrorParams<Code> | undefined;
  readonly status: number;
  /** The field that a 400 is about. */
  readonly field: string = NOT_FIELD;
  readonly retryAfter: number | undefined;

  constructor(code: Code, ...[params, { retryAfter, cause } = {}]: Details<Code>) {
    super(code, { cause });
    this.code = code;
    this.params = Object.keys(params ?? {}).length > 0 ? params : undefined;
    this.status = ERRORS[code].status;
    this.retryAfter = retryAfter === undefined ? undefined : Math.max(1, Math.ceil(retryAfter));
  }
}

/** 400 for one field. */
export class FieldError<Code extends FieldErrorCode = FieldErrorCode> extends DomainError<Code> {
  override readonly field: string;

  constructor(field: string, code: Code, ...details: Details<Code>) {
    super(code, ...details);
    this.field = field;
  }
}
