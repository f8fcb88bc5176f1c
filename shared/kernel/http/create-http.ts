import axios, { type AxiosAdapter, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { etagOf } from '../../contract/etag.ts';
import { TIMEOUT_MS } from '../../contract/limits.ts';
import { paths } from '../../contract/paths.ts';
import { fileNameOf } from './file-name.ts';
import type { CallOptions, HttpClient } from './http-client.ts';
import { HttpError, isHttpError } from './http-error.ts';
import { serializeParams } from './serialize-params.ts';
import { toHttpError } from './to-http-error.ts';
import { createTokenRenewal } from './token-renewal.ts';
import type { ExclusiveRun, TokenSource } from './token-source.ts';

/** What the client is made of. */
export interface HttpOptions {
  tokens: TokenSource;
  /** Tells the server in which language to word its errors. */
  language?: () => string;
  /** `/` in a browser; a server render gives the api's address. */
  baseUrl?: string;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  exclusive?: ExclusiveRun;
}

/** Calls whose 401 is an answer about what was sent, not about the session. */
const OUTSIDE_SESSION = new Set<string>([paths.getToken, paths.refreshToken, paths.logout]);
type Sent = AxiosRequestConfig & Pick<CallOptions, 'ifUnchangedSince'>;
const bearer = (token: string | undefined) => `Bearer ${token ?? 'null'}`;

/** Makes the client; once per platform. */
export function createHttp({ tokens, language, baseUrl = '/', adapter, exclusive }: HttpOptions): HttpClient {
  const transport = axios.create({
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    timeout: TIMEOUT_MS.call,
    paramsSerializer: { serialize: serializeParams },
    ...(adapter && { adapter }),
  });

  async function send<T>(
    { ifUnchangedSince, ...config }: Sent,
    token: string | undefined,
  ): Promise<AxiosResponse<T>> {
    const headers = {
      Authorization: bearer(token),
      ...(language && { 'Accept-Language': language() }),
      ...(ifUnchangedSince && { 'If-Match': etagOf(ifUnchangedSince) }),
    };
    try {
      return await transport.request<T>({ ...config, headers });
    } catch (error) {
      throw await toHttpError(error);
    }
  }

  const renewal = createTokenRenewal({
    tokens,
    ...(exclusive && { exclusive }),
    requestTokens: async (refresh) => {
      const config = { method: 'post', url: paths.refreshToken, data: { refresh } };
      return (await send<{ access: string; refresh?: string }>(config, tokens.access)).data;
    },
  });

  async function call<T>(config: Sent): Promise<AxiosResponse<T>> {
    if (OUTSIDE_SESSION.has(config.url ?? '')) return send<T>(config, tokens.access);
    const { epoch } = tokens;
    await renewal.settled();
    const sentWith = tokens.access;
    const stillHere = () => {
      // Asked for by a person who is gone: neither sent again nor answered to whoever is here now.
      if (tokens.epoch !== epoch) throw new HttpError({ kind: 'aborted' });
    };
    stillHere();
    if (!sentWith) return send<T>(config, undefined);
    try {
      return await send<T>(config, sentWith);
    } catch (error) {
      stillHere();
      if (!isHttpError(error) || error.status !== 401) throw error;
      const isNew = tokens.access !== undefined && tokens.access !== sentWith;
      const renewed = isNew || (await renewal.renew(sentWith));
      stillHere();
      if (!renewed) throw error;
      return await send<T>(config, tokens.access);
    } finally {
      stillHere();
    }
  }
  const data = async <T>(config: Sent): Promise<T> => (await call<T>(config)).data;

  return {
    get: (url, options) => data({ ...options, method: 'get', url }),
    post: (url, body, options) => data({ ...options, method: 'post', url, data: body }),
    patch: (url, body, options) => data({ ...options, method: 'patch', url, data: body }),
    delete: (url, { body, ...options } = {}) => data({ ...options, method: 'delete', url, data: body }),
    upload: (method, url, form, { signal, onProgress, ifUnchangedSince } = {}) =>
      data({
        method,
        url,
        ifUnchangedSince,
        data: form,
        timeout: TIMEOUT_MS.upload,
        ...(signal && { signal }),
        ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
      }),
    async download(url, options) {
      const answer = await call<Blob>({ ...options, method: 'get', url, responseType: 'blob' });
      const name = fileNameOf(
        answer.headers['content-disposition'],
        url.split('/').filter(Boolean).at(-1) ?? '',
      );
      return { blob: answer.data, name };
    },
    renew: async () => (tokens.access ? renewal.renew(tokens.access) : false),
  };
}
