import {
  type AxiosAdapter,
  type AxiosError,
  CanceledError,
  type InternalAxiosRequestConfig,
  isAxiosError,
  isCancel,
} from 'axios';
import { serializeParams } from '../../kernel/http/serialize-params.ts';
import type { JotaiStore } from '../../kernel/store/index.ts';
import { failedAnswer, outOfTime } from './failed-answer.ts';
import { faultsAtom } from './faults.atom.ts';
import { areOn } from './faults.ts';
import type { Log } from './log.ts';
import { GIVEN_UP } from './log-entry.ts';

interface Meddling {
  real: AxiosAdapter;
  store: JotaiStore;
  log: Log;
}

/** The network as the panel wants it: each call is noted, and may be late or fail. The client above it knows nothing of it. */
export function meddlingAdapter({ real, store, log }: Meddling): AxiosAdapter {
  return async (config) => {
    const path = addressOf(config);
    const wanted = store.get(faultsAtom);
    const meddled = areOn(wanted) && path.includes(wanted.path);
    const failure = meddled ? takeFailure(store) : null;
    const id = log.add({
      kind: 'call',
      method: (config.method ?? 'get').toUpperCase(),
      path,
      sent: parsed(config.data),
      meddled,
    });
    const started = performance.now();
    const settle = (outcome: number | string, answer?: unknown) =>
      log.settle(id, { outcome, answer, ms: Math.round(performance.now() - started) });
    try {
      if (meddled && wanted.delay > 0) await beLate(wanted.delay, config);
      if (failure) throw failedAnswer(failure, wanted, config);
      const answer = await real(config);
      settle(answer.status, parsed(answer.data));
      return answer;
    } catch (error) {
      const response = isAxiosError(error) ? error.response : undefined;
      settle(response?.status ?? wordOf(error), parsed(response?.data));
      throw error;
    }
  };
}

/** The failure that the next call meets; one of a number is used up by it. */
function takeFailure(store: JotaiStore) {
  const { failure, left } = store.get(faultsAtom);
  if (failure === null || left === null) return failure;
  store.set(faultsAtom, left > 1 ? { left: left - 1 } : { left: null, failure: null });
  return failure;
}

/** Nobody waits longer than the call itself would, and who gives it up waits no more. */
async function beLate(delay: number, config: InternalAxiosRequestConfig): Promise<void> {
  const limit = config.timeout || Number.POSITIVE_INFINITY;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, Math.min(delay, limit));
    const giveUp = () => {
      clearTimeout(timer);
      reject(new CanceledError());
    };
    if (config.signal?.aborted) giveUp();
    config.signal?.addEventListener?.('abort', giveUp, { once: true });
  });
  if (delay >= limit) throw outOfTime(config);
}

function addressOf({ url = '', params }: InternalAxiosRequestConfig): string {
  const query = serializeParams(params ?? {});
  return query ? `${url}?${query}` : url;
}

/** What a call that got no answer comes to: `given up` by who asked, or the code of axios. */
const wordOf = (error: unknown): string =>
  isCancel(error)
    ? GIVEN_UP
    : ((error as AxiosError | undefined)?.code ?? (error instanceof Error ? error.message : String(error)));

/** Bodies travel as text; files are named, not read. */
function parsed(data: unknown): unknown {
  if (data instanceof FormData) {
    const part = (value: FormDataEntryValue) => (typeof value === 'string' ? value : `file ${value.name}`);
    return Object.fromEntries([...data].map(([name, value]) => [name, part(value)]));
  }
  if (typeof Blob !== 'undefined' && data instanceof Blob)
    return `${data.type || 'file'}, ${data.size} bytes`;
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
