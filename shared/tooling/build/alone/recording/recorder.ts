import { isDeepStrictEqual } from 'node:util';
import {
  isCall,
  isChange,
  RECORDING_FORMAT,
  type RecordedCall,
  type RecordedEntry,
} from '@handover/shared/testing/recording/recording';
import { redact, redactText } from '@handover/shared/testing/recording/redact';
import type { Around, RecordingFile } from './recording-file.ts';

/** What is known of a call before its response. */
export interface RecordedRequest {
  method: string;
  path: string;
  user: number | null;
  contentType: string | undefined;
  body: Buffer;
}

export interface RecordedResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Cookies are not among them. */
const RECORDED_HEADERS = ['content-disposition', 'content-language', 'content-type', 'etag', 'retry-after'];

/** Larger files are left out: the recording is to be read. */
const MAX_FILE = 512 * 1024;

/** Collects calls and messages, without secrets. */
export function createRecorder(remote: string, around: Around, onChange: () => void) {
  const entries: (RecordedEntry | { open: true })[] = [];
  const recordedAt = new Date().toISOString();

  const isRepeated = (call: RecordedCall, index: number) => {
    for (const entry of entries.slice(0, index).toReversed()) {
      if ('open' in entry) continue;
      if (!isCall(entry) || isChange(entry)) return false;
      if (isDeepStrictEqual(entry, call)) return true;
    }
    return false;
  };

  return {
    /** Keeps the place of a call; the result adds its response. */
    begin(request: RecordedRequest): (response: RecordedResponse) => void {
      const place: { open: true } = { open: true };
      entries.push(place);
      return (response) => {
        const index = entries.indexOf(place);
        const call = toCall(request, response);
        if (!isChange(call) && isRepeated(call, index)) entries.splice(index, 1);
        else entries[index] = call;
        onChange();
      };
    },
    message(text: string, user: number | null) {
      const message = parsed(text);
      // The gateway serves this, about its own releases.
      if (typeof message === 'object' && message !== null && 'release_set' in message) return;
      entries.push({ message: redact(message, 'response'), user });
      onChange();
    },
    recording: (): RecordingFile => ({
      format: RECORDING_FORMAT,
      remote,
      recordedAt,
      ...around,
      entries: entries.filter((entry): entry is RecordedEntry => !('open' in entry)),
    }),
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

function toCall(request: RecordedRequest, { status, headers, body }: RecordedResponse): RecordedCall {
  const type = String(headers['content-type'] ?? '');
  const kept = RECORDED_HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
  return {
    call: redactText(`${request.method} ${request.path}`),
    user: request.user,
    ...(isJson(request.contentType) && { request: redact(parsed(request.body.toString()), 'request') }),
    status,
    ...(kept.length > 0 && { headers: Object.fromEntries(kept) }),
    ...bodyOf(type, body),
  };
}

function bodyOf(type: string, body: Buffer): Pick<RecordedCall, 'body' | 'base64'> {
  if (body.length === 0) return {};
  if (isJson(type)) return { body: redact(parsed(body.toString()), 'response') };
  if (type.startsWith('text/')) return { body: redactText(body.toString()) };
  return body.length > MAX_FILE ? {} : { base64: body.toString('base64') };
}

export const isJson = (type: string | undefined): boolean => /^application\/(\w+\+)?json/.test(type ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
