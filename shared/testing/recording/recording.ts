/** A call of the api with its response. */
export interface RecordedCall {
  /** Method and address: `GET /api/deals/?page=2`. */
  call: string;
  /** The id of the user who was signed in. */
  user: number | null;
  /** The body that was sent; only JSON is recorded. */
  request?: unknown;
  status: number;
  /** Those of `RECORDED_HEADERS`. */
  headers?: Record<string, string>;
  /** JSON, or a text. */
  body?: unknown;
  /** The body where it is no text. */
  base64?: string;
}

/** A message of the live socket. */
export interface RecordedMessage {
  message: unknown;
  user: number | null;
}

export type RecordedEntry = RecordedCall | RecordedMessage;

/** A session of a remote with the api: what `handover-alone --record` writes and `--replay` reads. */
export interface Recording {
  format: number;
  remote: string;
  recordedAt: string;
  /** What was sent and received, in the order in which it began. */
  entries: RecordedEntry[];
}

/** Raised when an older recording can't be replayed any more. */
export const RECORDING_FORMAT = 1;

export const isCall = (entry: RecordedEntry): entry is RecordedCall => 'call' in entry;

/** Whether the call may have changed something on the server. */
export const isChange = ({ call }: Pick<RecordedCall, 'call'>): boolean => !/^(GET|HEAD) /.test(call);
