import type { createGateway } from '../app.ts';

type Gateway = Awaited<ReturnType<typeof createGateway>>;

/** A browser that keeps its cookies, behind an address of its own. */
export function createPerson(address: string) {
  const cookies = new Map<string, string>();
  const keep = (headers: Record<string, unknown>) => {
    for (const cookie of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(cookie)) ?? [];
      cookies.set(name, value);
    }
  };
  const send = async (gateway: Gateway, url: string, payload?: object, more: Record<string, string> = {}) => {
    const cookie = [...cookies].map((each) => each.join('=')).join('; ');
    const response = await gateway.inject({
      method: payload ? 'POST' : 'GET',
      url,
      remoteAddress: address,
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...more },
      ...(payload && { payload }),
    });
    keep(response.headers);
    return response;
  };
  return {
    cookies,
    send,
    /** The set of a page. */
    visit: async (gateway: Gateway): Promise<string | undefined> =>
      /"id":"(set-\d)"/.exec((await send(gateway, '/faq')).body)?.[1],
    /** The result of a check for updates by a page that has this set. */
    check: (gateway: Gateway, set = '') =>
      send(gateway, '/release-set.json', undefined, set ? { 'if-none-match': `W/"${set}"` } : {}),
    fail: (gateway: Gateway, code = 'HR-301') =>
      send(gateway, '/reports/', { code, phase: 'entry', remote: 'mfe-deals', version: '1.0.0-b' }),
    tell: (gateway: Gateway, readyMs: number) =>
      send(gateway, '/timings/', [{ what: 'ready', remote: 'mfe-deals', version: '1.0.0-b', ms: readyMs }]),
  };
}
