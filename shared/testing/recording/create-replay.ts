import type { SocketReady } from '../../contract/index.ts';
import {
  isCall,
  isChange,
  type RecordedCall,
  type RecordedEntry,
  type RecordedMessage,
  type Recording,
} from './recording.ts';
import { redact, redactText } from './redact.ts';

export interface ReplayedRequest {
  method: string;
  /** Includes the query. */
  path: string;
  /** Parsed JSON, if it is JSON. */
  body?: unknown;
  /** Undefined where the user does not matter. */
  user?: number | null | undefined;
}

/** A recording that is played again; see `createReplay`. */
export interface Replay {
  /** The recorded response; undefined if there is none. */
  answer(request: ReplayedRequest): RecordedCall | undefined;
  /** What a socket is told first, each time it connects. */
  greeting(user?: number | null): unknown;
  /** The messages that are due now and have not been taken yet, of one user or of all. `isQuiet`: nothing was asked for `QUIET_MS`. */
  takeMessages(user?: number | null, isQuiet?: boolean): unknown[];
}

/** How long after the last response messages are sent, so that they come after it, and after how long a page asks for nothing more, in ms. */
export const SETTLE_MS = 200;
export const QUIET_MS = 1500;

/**
 * Answers calls as they were answered. Recorded changes and messages are the steps of the session: a call that reads gets the response of the
 * step that is reached, however often it is made, so that a page can be reloaded. A message is due once all has been read
 * in its step that was read before it, as often, or something of it, and then nothing more: a page does not ask for everything as often.
 */
export function createReplay({ entries }: Pick<Recording, 'entries'>): Replay {
  /** Every step before this index has happened. */
  let reached = 0;
  /** How often each recorded read has been asked for since, by its index. */
  let asked = new Map<number, number>();
  let due: RecordedMessage[] = [];

  const isStep = (entry: RecordedEntry) => (isCall(entry) ? isChange(entry) : !isGreeting(entry));
  const nextStep = () => {
    const index = entries.findIndex((entry, each) => each >= reached && isStep(entry));
    return index === -1 ? entries.length : index;
  };
  const stepTo = (index: number) => {
    for (const entry of entries.slice(reached, index)) if (!isCall(entry) && isStep(entry)) due.push(entry);
    reached = index;
    asked = new Map();
  };
  /** Whether this read has been asked for as often as it was recorded in this step until then. */
  const wasAsked = (read: RecordedCall, index: number) => {
    const same = entries.slice(reached, index + 1).filter((each) => isCall(each) && isSame(each, read));
    return (asked.get(index) ?? 0) >= same.length;
  };
  /** Past the messages whose turn has come. */
  const passMessages = (isQuiet: boolean) => {
    for (let step = nextStep(); ; step = nextStep()) {
      const entry = entries[step];
      if (!entry || isCall(entry)) return;
      const isNext = entries
        .slice(reached, step)
        .every((each, offset) => !isCall(each) || wasAsked(each, reached + offset));
      if (!isNext && !(isQuiet && asked.size > 0)) return;
      stepTo(step + 1);
    }
  };
  const indicesOf = ({ user, body, ...request }: ReplayedRequest) => {
    const [name, sent] = [callName(request), bodyKey(body)];
    return entries.flatMap((entry, index) =>
      isCall(entry) &&
      callKey(entry.call) === name &&
      bodyKey(entry.request) === sent &&
      (user === undefined || user === entry.user)
        ? [index]
        : [],
    );
  };
  const indexOfRead = (found: number[]) => {
    const known = found.filter((index) => index < nextStep());
    for (const index of found) asked.set(index, (asked.get(index) ?? 0) + 1);
    return known.at(-1) ?? found[0];
  };
  const indexOfChange = (found: number[]) => {
    const next = found.find((index) => index >= reached);
    if (next !== undefined) stepTo(next + 1);
    return next ?? found.at(-1);
  };

  return {
    answer(request) {
      const found = indicesOf(request);
      const index = isChange({ call: callName(request) }) ? indexOfChange(found) : indexOfRead(found);
      return index === undefined ? undefined : (entries[index] as RecordedCall);
    },
    greeting(user) {
      const found = entries.filter(
        (entry): entry is RecordedMessage => !isCall(entry) && isGreeting(entry) && isOf(entry, user),
      );
      const told = found.findLast((entry) => entries.indexOf(entry) < nextStep()) ?? found[0];
      return told?.message ?? NO_GREETING;
    },
    takeMessages(user, isQuiet = false) {
      passMessages(isQuiet);
      const taken = due.filter((message) => isOf(message, user));
      due = due.filter((message) => !isOf(message, user));
      return taken.map(({ message }) => message);
    },
  };
}

const isOf = (message: RecordedMessage, user: number | null | undefined) =>
  user === undefined || message.user === user;

const isSame = (one: RecordedCall, other: RecordedCall) =>
  one.user === other.user &&
  callKey(one.call) === callKey(other.call) &&
  bodyKey(one.request) === bodyKey(other.request);

const NO_GREETING: SocketReady = { cursor: 0, unread_count: 0 };

/** That the socket is ready: sent to each one, so it is no step of the session. */
const isGreeting = ({ message }: RecordedMessage): boolean =>
  typeof message === 'object' && message !== null && 'unread_count' in message && !('id' in message);

/** The sentence for a call that was not recorded. */
export function notRecorded(request: ReplayedRequest): string {
  const who =
    request.user === undefined ? '' : request.user === null ? ', signed out' : `, as user ${request.user}`;
  const body = request.body === undefined ? '' : `, with the body ${bodyKey(request.body)}`;
  return `Not recorded: ${callName(request)}${who}${body}`;
}

const callName = ({ method, path }: Pick<ReplayedRequest, 'method' | 'path'>) =>
  callKey(`${method.toUpperCase()} ${path}`);

/** Parameters are in one order, and secrets are left out. */
function callKey(call: string): string {
  const [address = '', query] = redactText(call).split('?');
  if (!query) return address;
  const params = new URLSearchParams(query);
  params.sort();
  return `${address}?${params}`;
}

const bodyKey = (body: unknown): string => {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(redact(body, 'request'), sorted) ?? '';
};
