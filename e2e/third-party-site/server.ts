import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { build } from 'esbuild';

const NONCE = 'third-party';
const CONTENT_TYPES: Record<string, string> = { css: 'text/css', js: 'text/javascript' };

const html = (handover: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><title>Not Handover</title>
<meta name="handover" content="${handover}"><meta name="nonce" content="${NONCE}">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>
</head>
<body><div id="root"></div></body>
</html>`;

/** Allows the files that Handover serves, and inline styles with the nonce. */
const policy = (handover: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${handover}`,
    `style-src 'self' ${handover} 'nonce-${NONCE}'`,
    `img-src 'self' ${handover} data: blob:`,
    `font-src 'self' ${handover}`,
    `connect-src 'self' ${handover}`,
  ].join('; ');

/** Bundles the page; its files by path. */
async function bundle(): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: { page: join(import.meta.dirname, 'page.tsx') },
    outdir: '/',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}

/** Starts a site on another origin that proxies api calls to Handover with the original `Host` header. */
export async function startThirdPartySite(handover: string) {
  const files = await bundle();
  const { hostname, port } = new URL(handover);
  const proxy = (request: IncomingMessage, response: ServerResponse) => {
    const { url, method, headers } = request;
    const upstream = httpRequest({ hostname, port, path: url, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.writeHead(502).end());
    request.pipe(upstream);
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path);
    if (path.startsWith('/api/')) return proxy(request, response);
    if (file)
      return response.setHeader('content-type', CONTENT_TYPES[path.split('.').at(-1) ?? ''] ?? '').end(file);
    return response
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', policy(handover))
      .end(html(handover));
  });
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket: Duplex) => {
    const upstream = connect(Number(port), hostname, () => {
      const headers = rawHeaders.map((text, at) => text + (at % 2 ? '\r\n' : ': ')).join('');
      upstream.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [upstream, socket])
      end.on('error', () => [upstream, socket].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
