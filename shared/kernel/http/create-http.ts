import axios, { type AxiosAdapter, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { TIMEOUT_MS } from '../../contract/wire/call-limits.ts';
import { etagOf } from '../../contract/wire/etag.ts';
import { paths } from '../../contract/wire/paths.ts';
import { fileNameOf } from './file-name.ts';
import type { CallOptions, HttpClient } from './http-client.ts';
import { HttpError, isHttpError } from './http-error.ts';
import { isExpired } from './is-expired.ts';
import { serializeParams } from './serialize-params.ts';
import { toHttpError } from './to-http-error.ts';
import { createTokenRenewal } from './token-renewal.ts';
import type { ExclusiveRun, TokenSource } from './token-source.ts';

export interface HttpOptions {
  tokens: TokenSource;
  /** The language of the server's error texts. */
  language?: () => string;
  /** Default `/`. */
  baseUrl?: string;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  exclusive?: ExclusiveRun;
}

/** Calls whose 401 is about the credentials that were sent, not about the session. */
const OUTSIDE_SESSION = new Set<string>([
  paths.getToken,
  paths.secondStep,
  paths.passkeyOptions,
  paths.signInByPasskey,
  paths.refreshToken,
  paths.logout,
]);
type CallConfig = AxiosRequestConfig & Pick<CallOptions, 'ifUnchangedSince'>;
const bearer = (token: string | undefined) => `Bearer ${token ?? 'null'}`;

export function createHttp({ tokens, language, baseUrl = '/', adapter, exclusive }: HttpOptions): HttpClient {
  const transport = axios.create({
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    timeout: TIMEOUT_MS.call,
    paramsSerializer: { serialize: serializeParams },
    ...(adapter && { adapter }),
  });

  async function send<T>(
    { ifUnchangedSince, ...config }: CallConfig,
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

  let renewedAhead: string | undefined;

  async function call<T>(config: CallConfig): Promise<AxiosResponse<T>> {
    if (OUTSIDE_SESSION.has(config.url ?? '')) return send<T>(config, tokens.access);
    const { epoch } = tokens;
    await renewal.settled();
    // Another tab may have signed out, or in as somebody else, and this one was not told yet.
    tokens.recheck();
    // A request of an earlier session is not repeated, and its response is not given to the current one.
    const assertSameSession = () => {
      if (tokens.epoch !== epoch) throw new HttpError({ kind: 'aborted' });
    };
    assertSameSession();
    // A page that was left open does not begin with refusals. Once for a token: the clock here may be wrong.
    if (tokens.access && tokens.access !== renewedAhead && isExpired(tokens.access)) {
      await renewal.renew(tokens.access).catch(() => undefined);
      renewedAhead = tokens.access;
      assertSameSession();
    }
    const sentToken = tokens.access;
    if (!sentToken) return send<T>(config, undefined);
    try {
      return await send<T>(config, sentToken);
    } catch (error) {
      assertSameSession();
      if (!isHttpError(error) || error.status !== 401) throw error;
      const isNew = tokens.access !== undefined && tokens.access !== sentToken;
      const renewed = isNew || (await renewal.renew(sentToken));
      assertSameSession();
      if (!renewed) throw error;
      return await send<T>(config, tokens.access);
    } finally {
      assertSameSession();
    }
  }
  const data = async <T>(config: CallConfig): Promise<T> => (await call<T>(config)).data;

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
      const response = await call<Blob>({ ...options, method: 'get', url, responseType: 'blob' });
      const name = fileNameOf(
        response.headers['content-disposition'],
        url.split('/').filter(Boolean).at(-1) ?? '',
      );
      return { blob: response.data, name };
    },
    renew: async () => (tokens.access ? renewal.renew(tokens.access) : false),
  };
}
