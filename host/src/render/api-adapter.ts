import type { PlatformOptions } from '@handover/shared/shell';

type Adapter = NonNullable<PlatformOptions['adapter']>;

/** How long the response to a visitor is shared with others, in ms: reference data hardly ever changes. */
const SHARED_MS = { reference: 60_000, other: 5000 };
const MAX_SHARED = 500;

interface Response {
  status: number;
  data: unknown;
  headers: Record<string, string>;
}

/** Makes calls of the api, in one hop. What a visitor gets is shared with other visitors; what a person gets is not. */
export function createApiAdapter(apiUrl: string) {
  const shared = new Map<string, { until: number; response: Promise<Response> }>();

  async function call(url: string, headers: Record<string, string>, signal: AbortSignal | undefined) {
    const response = await fetch(url, { headers, ...(signal && { signal }) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      data: isJson ? JSON.parse(text) : text,
      headers: Object.fromEntries(response.headers),
    };
  }

  function share(url: string, headers: Record<string, string>): Promise<Response> {
    const key = `${headers['Accept-Language']} ${url}`;
    const known = shared.get(key);
    if (known && known.until > Date.now()) return known.response;
    if (shared.size >= MAX_SHARED) shared.clear();
    const ms = url.includes('/api/select/') ? SHARED_MS.reference : SHARED_MS.other;
    const response = call(url, headers, undefined);
    const entry = { until: Date.now() + ms, response };
    shared.set(key, entry);
    const forget = () => void (shared.get(key) === entry && shared.delete(key));
    response.then(({ status }) => status >= 400 && forget(), forget);
    return response;
  }

  /** The adapter of one request. */
  return (isVisitor: boolean, forwarded: Record<string, string>): Adapter =>
    async (config) => {
      // `createHttp` sets this serializer.
      const { serialize } = config.paramsSerializer as { serialize: (params: unknown) => string };
      const query = config.params ? `?${serialize(config.params)}` : '';
      const url = new URL(`${config.url}${query}`, apiUrl).href;
      const headers = { ...forwarded, ...(config.headers.toJSON() as Record<string, string>) };
      const shares = isVisitor && config.method === 'get';
      const {
        data,
        status,
        headers: received,
      } = await (shares ? share(url, headers) : call(url, headers, config.signal as AbortSignal | undefined));
      const response = { data, status, statusText: '', headers: received, config };
      if (status >= 200 && status < 300) return response;
      throw Object.assign(new Error(`${status}`), { isAxiosError: true, response, config });
    };
}
