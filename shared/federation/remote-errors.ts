import type { remoteErrorTexts } from './remote-error-texts.ts';

/** One code per kind of failure, so that a report or a screenshot names the cause. `docs/federation/errors.md` says what to do about each. */
export type RemoteErrorCode = keyof typeof remoteErrorTexts;

/** A failure of one remote, or of files of the host. `detail` is for operators; users do not see it. */
export class RemoteError extends Error {
  readonly code: RemoteErrorCode;
  readonly remote: string;
  readonly version: string | undefined;
  readonly detail: string;

  constructor(
    code: RemoteErrorCode,
    remote: string,
    options: { version?: string; detail?: string; cause?: unknown } = {},
  ) {
    const about = options.version ? `${remote} ${options.version}` : remote;
    super(`${code} ${about}${options.detail ? `: ${options.detail}` : ''}`, { cause: options.cause });
    this.name = 'RemoteError';
    this.code = code;
    this.remote = remote;
    this.version = options.version;
    this.detail = options.detail ?? '';
  }
}
