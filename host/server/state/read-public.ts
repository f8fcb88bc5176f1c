/** How long a page waits for the api. */
const TIMEOUT_MS = 300;
/** How long a response is shared with other visitors. */
const CACHE_MS = 5000;
/** How long a failed request is not repeated. */
const RETRY_AFTER_MS = 1000;
/** Far more than are read within the time that they are shared. */
const MAX_CACHED = 500;

export interface PublicResponse {
  readAt: number;
  status: number;
  data: unknown;
}

interface CachedRead {
  until: number;
  response: Promise<PublicResponse>;
}

/** Reads the api as a visitor, without credentials, and shares responses for a moment. Rejects if there is none in time. */
export function publicReader(apiUrl: string) {
  const cache = new Map<string, CachedRead>();

  return (path: string, params: Record<string, string | number> = {}): Promise<PublicResponse> => {
    const url = urlOf(apiUrl, path, params);
    const known = cache.get(url);
    if (known && known.until > Date.now()) return known.response;
    if (cache.size >= MAX_CACHED) cache.clear();
    const entry = { until: Date.now() + CACHE_MS, response: read(url) };
    cache.set(url, entry);
    entry.response.catch(() => {
      entry.until = Date.now() + RETRY_AFTER_MS;
    });
    return entry.response;
  };
}

export type ReadPublic = ReturnType<typeof publicReader>;

function urlOf(apiUrl: string, path: string, params: Record<string, string | number>): string {
  const url = new URL(path, apiUrl);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  return url.href;
}

async function read(url: string): Promise<PublicResponse> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A server error says nothing of what was asked for.
  if (response.status >= 500) throw new Error(`${url} responded with ${response.status}`);
  return { readAt: Date.now(), status: response.status, data: await response.json() };
}
