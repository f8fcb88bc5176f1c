import { paths } from '../../contract/wire/paths.ts';
import type { HttpClient } from './http-client.ts';

/**
 * The calls that every remote may make: components of shared read the current user through the client of their
 * remote.
 */
const ALWAYS = [`GET ${paths.currentUser}`];

/**
 * A client that makes only some calls. Each is a method and a path, such as `GET /api/deals/:id/`; a segment that begins with a colon stands
 * for any. Other calls are not made: they reject with what `refuse` returns.
 */
export function limitHttp(
  http: HttpClient,
  calls: readonly string[],
  refuse: (call: string) => Error,
): HttpClient {
  const patterns = [...ALWAYS, ...calls].map((call) => new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`));
  const only = async <T>(method: string, url: string, make: () => Promise<T>): Promise<T> => {
    const call = `${method.toUpperCase()} ${url.split('?')[0]}`;
    if (!patterns.some((pattern) => pattern.test(call))) throw refuse(call);
    return make();
  };
  return {
    get: (url, options) => only('get', url, () => http.get(url, options)),
    post: (url, body, options) => only('post', url, () => http.post(url, body, options)),
    patch: (url, body, options) => only('patch', url, () => http.patch(url, body, options)),
    delete: (url, options) => only('delete', url, () => http.delete(url, options)),
    upload: (method, url, form, options) => only(method, url, () => http.upload(method, url, form, options)),
    download: (url, options) => only('get', url, () => http.download(url, options)),
    renew: http.renew,
  };
}
