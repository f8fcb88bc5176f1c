import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';

import { serializeParams } from '../kernel/http/serialize-params.ts';

/** One call, as the server in memory got it. */
export interface FakeCall {
  method: string;
  /** The path without its query. */
  path: string;
  params: Record<string, string>;
  /** JSON bodies parsed; FormData as it is. */
  body: unknown;
  authorization: string | undefined;
  ifMatch: string | undefined;
  /** Tells the caller how much of an upload has left: 0 to 1. */
  progress: (share: number) => void;
}
/** Its answer: 200 with an empty body, unless told otherwise. */
export interface FakeReply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** There is none: nobody is reached, or it takes too long. */
  failure?: 'network' | 'timeout';
}
type Answer = FakeReply | ((call: FakeCall) => FakeReply | Promise<FakeReply>);

/** The server in memory; see `fakeHttp`. */
export interface FakeHttp {
  adapter: AxiosAdapter;
  /** Everything that was asked, in order. */
  calls: FakeCall[];
  /** The last rule for an address wins; without one the answer is 404. */
  on(method: 'get' | 'post' | 'patch' | 'delete', path: string | RegExp, answer: Answer): FakeHttp;
  /** Nobody answers any more, or again. */
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

/** As in a browser: who ends a call does not wait for its answer. */
const ended = (signal: InternalAxiosRequestConfig['signal']) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()), { once: true });
  });

/** A server in memory, in place of the network: `fakeHttp().on('get', '/api/deals/', { body: page })`. */
export function fakeHttp(): FakeHttp {
  const rules: { method: string; path: string | RegExp; answer: Answer }[] = [];
  const calls: FakeCall[] = [];
  let offline = false;

  const fake: FakeHttp = {
    calls,
    on(method, path, answer) {
      rules.unshift({ method, path, answer });
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
      const answer = rule?.answer ?? {
        status: 404,
        body: { detail: `No answer for ${call.method} ${call.path}` },
      };
      const {
        status = 200,
        body,
        headers = {},
        failure,
      } = typeof answer === 'function' ? await Promise.race([answer(call), ended(config.signal)]) : answer;
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
