import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';

import { serializeParams } from '../../kernel/http/serialize-params.ts';

/** A call, as the fake server received it. */
export interface FakeCall {
  method: string;
  /** The path without its query. */
  path: string;
  params: Record<string, string>;
  /** Parsed JSON, or the FormData. */
  body: unknown;
  authorization: string | undefined;
  ifMatch: string | undefined;
  /** Reports the progress of an upload, from 0 to 1. */
  progress: (share: number) => void;
}
/** The response; by default 200 without a body. */
export interface FakeReply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Fails without a response. */
  failure?: 'network' | 'timeout';
}
type Reply = FakeReply | ((call: FakeCall) => FakeReply | Promise<FakeReply>);

/** A fake server; see `fakeHttp`. */
export interface FakeHttp {
  adapter: AxiosAdapter;
  /** All calls, in order. */
  calls: FakeCall[];
  /** The last rule for a path wins; without one the response is 404. */
  on(method: 'get' | 'post' | 'patch' | 'delete', path: string | RegExp, reply: Reply): FakeHttp;
  /** While offline, every call fails with a network error. */
  setOffline(offline: boolean): void;
}

const parse = (data: unknown): unknown => {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
};

function toCall(config: InternalAxiosRequestConfig): FakeCall {
  const query = new URLSearchParams(serializeParams(config.params ?? {}));
  return {
    method: (config.method ?? 'get').toLowerCase(),
    path: config.url ?? '',
    params: Object.fromEntries(query),
    body: parse(config.data),
    authorization: config.headers.get('Authorization')?.toString(),
    ifMatch: config.headers.get('If-Match')?.toString(),
    progress: (share) =>
      config.onUploadProgress?.({
        progress: share,
        loaded: share,
        bytes: share,
        lengthComputable: true,
      }),
  };
}

/** Rejects when the call is aborted, as in a browser. */
const aborted = (signal: InternalAxiosRequestConfig['signal']) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()), { once: true });
  });

/** A server in memory: `fakeHttp().on('get', '/api/deals/', { body: page })`. */
export function fakeHttp(): FakeHttp {
  const rules: { method: string; path: string | RegExp; reply: Reply }[] = [];
  const calls: FakeCall[] = [];
  let offline = false;

  const fake: FakeHttp = {
    calls,
    on(method, path, reply) {
      rules.unshift({ method, path, reply });
      return fake;
    },
    setOffline(next) {
      offline = next;
    },
    async adapter(config) {
      const call = toCall(config);
      calls.push(call);
      if (config.signal?.aborted) throw new CanceledError();
      if (offline) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      const rule = rules.find(
        ({ method, path }) =>
          method === call.method && (typeof path === 'string' ? path === call.path : path.test(call.path)),
      );
      const reply = rule?.reply ?? {
        status: 404,
        body: { detail: `No rule for ${call.method} ${call.path}` },
      };
      const {
        status = 200,
        body,
        headers = {},
        failure,
      } = typeof reply === 'function' ? await Promise.race([reply(call), aborted(config.signal)]) : reply;
      if (config.signal?.aborted) throw new CanceledError();
      if (failure)
        throw new AxiosError(
          failure,
          failure === 'network' ? AxiosError.ERR_NETWORK : AxiosError.ETIMEDOUT,
          config,
        );
      const response: AxiosResponse = { data: body, status, statusText: '', headers, config };
      if (status < 400) return response;
      throw new AxiosError(
        `Request failed with status code ${status}`,
        undefined,
        config,
        undefined,
        response,
      );
    },
  };
  return fake;
}
