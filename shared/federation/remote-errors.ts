export type RemotePhase = 'set' | 'gate' | 'entry' | 'expose' | 'part' | 'render';

/** One number a way to fail, so that a report or a screenshot names the cause. The README says what to do about each. */
export const remoteErrorCodes = {
  'HR-101': 'the release set has no such remote',
  'HR-201': 'the remote follows another version of the contract',
  'HR-202': 'the remote wants a shared module that the host does not provide',
  'HR-203': 'the remote wants another version of a shared module',
  'HR-204': 'the remote wants an export that the shared module of the host lacks',
  'HR-301': 'the entry script could not be fetched, or its content is not what was published',
  'HR-302': 'the entry script did not arrive in time',
  'HR-303': 'the entry script ran but registered nothing',
  'HR-401': 'the exposed module could not be loaded',
  'HR-402': 'the exposed module did not arrive in time',
  'HR-403': 'the exposed module is not a remote',
  'HR-501': 'the page, widget or modal could not be loaded',
  'HR-502': 'the page, widget or modal did not arrive in time',
  'HR-503': 'the remote has no page, widget or modal of that name',
  'HR-601': 'the remote threw while rendering',
} as const;

export type RemoteErrorCode = keyof typeof remoteErrorCodes;

const phases: Record<string, RemotePhase> = {
  1: 'set',
  2: 'gate',
  3: 'entry',
  4: 'expose',
  5: 'part',
  6: 'render',
};

/** A failure of one remote. `detail` is for the people who run the site, not for the reader of the page. */
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
    super(`${code} ${about}: ${remoteErrorCodes[code]}${options.detail ? ` (${options.detail})` : ''}`, {
      cause: options.cause,
    });
    this.name = 'RemoteError';
    this.code = code;
    this.remote = remote;
    this.version = options.version;
    this.detail = options.detail ?? '';
  }

  get phase(): RemotePhase {
    return phases[this.code.charAt(3)] ?? 'part';
  }

  /** Asking again may help: the cause is on the way to the browser, not in what was published. */
  get isTransient(): boolean {
    return this.phase === 'entry' || this.phase === 'expose' || this.phase === 'part';
  }
}
