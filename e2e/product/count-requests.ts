import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy before the product that writes down what reaches the server: a browser also sends requests that it shows to no page,
 * such as those of a service worker. While it is `away`, it answers nothing, as a server that is down.
 */
export async function countRequests(target: string) {
  const seen: string[] = [];
  const state = { away: false };
  const proxy = createServer((asked, answer) => {
    if (state.away) return asked.destroy();
    const { method = '', url = '', headers } = asked;
    if (headers['sec-fetch-mode'] === 'navigate') seen.push(`${method} ${url}`);
    const passed = request(new URL(url, target), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    // The browser has left, or the product is down.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    navigations: seen,
    state,
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
