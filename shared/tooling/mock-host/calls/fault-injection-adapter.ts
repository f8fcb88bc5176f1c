import { serializeParams } from '@handover/shared/http/serialize-params';
import type { JotaiStore } from '@handover/shared/store';
import {
  type AxiosAdapter,
  type AxiosError,
  CanceledError,
  type InternalAxiosRequestConfig,
  isAxiosError,
  isCancel,
} from 'axios';
import { failedResponse, timeoutError } from './failed-response.ts';
import { faultsAtom } from './faults.atom.ts';
import { areActive } from './faults.ts';
import type { Log } from './log.ts';
import { ABORTED } from './log-entry.ts';

interface Options {
  real: AxiosAdapter;
  store: JotaiStore;
  log: Log;
}

/** An adapter that logs each call, and delays it or makes it fail as set in the panel. */
export function faultInjectionAdapter({ real, store, log }: Options): AxiosAdapter {
  return async (config) => {
    const path = pathOf(config);
    const faults = store.get(faultsAtom);
    const faultInjected = areActive(faults) && path.includes(faults.path);
    const failure = faultInjected ? takeFailure(store) : null;
    const id = log.add({
      kind: 'call',
      method: (config.method ?? 'get').toUpperCase(),
      path,
      request: parsed(config.data),
      faultInjected,
    });
    const started = performance.now();
    const settle = (outcome: number | string, response?: unknown) =>
      log.settle(id, { outcome, response, ms: Math.round(performance.now() - started) });
    try {
      if (faultInjected && faults.delay > 0) await delayBy(faults.delay, config);
      if (failure) throw failedResponse(failure, faults, config);
      const response = await real(config);
      settle(response.status, parsed(response.data));
      return response;
    } catch (error) {
      const response = isAxiosError(error) ? error.response : undefined;
      settle(response?.status ?? outcomeOf(error), parsed(response?.data));
      throw error;
    }
  };
}

/** The failure of the next call, which is counted down if it is for a number of calls. */
function takeFailure(store: JotaiStore) {
  const { failure, remaining } = store.get(faultsAtom);
  if (failure === null || remaining === null) return failure;
  store.set(faultsAtom, remaining > 1 ? { remaining: remaining - 1 } : { remaining: null, failure: null });
  return failure;
}

/** Waits, at most for the timeout of the call, which then fails; rejects when the caller aborts it. */
async function delayBy(delay: number, config: InternalAxiosRequestConfig): Promise<void> {
  const timeout = config.timeout || Number.POSITIVE_INFINITY;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, Math.min(delay, timeout));
    const abort = () => {
      clearTimeout(timer);
      reject(new CanceledError());
    };
    if (config.signal?.aborted) abort();
    config.signal?.addEventListener?.('abort', abort, { once: true });
  });
  if (delay >= timeout) throw timeoutError(config);
}

function pathOf({ url = '', params }: InternalAxiosRequestConfig): string {
  const query = serializeParams(params ?? {});
  return query ? `${url}?${query}` : url;
}

/** The outcome of a call without a response: `ABORTED`, or the error code of axios. */
const outcomeOf = (error: unknown): string =>
  isCancel(error)
    ? ABORTED
    : ((error as AxiosError | undefined)?.code ?? (error instanceof Error ? error.message : String(error)));

/** A body for the log: parsed JSON, and only names and sizes of files. */
function parsed(data: unknown): unknown {
  if (data instanceof FormData) {
    const shown = (value: FormDataEntryValue) => (typeof value === 'string' ? value : `file ${value.name}`);
    return Object.fromEntries([...data].map(([name, value]) => [name, shown(value)]));
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
