import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { build } from 'esbuild';

const NONCE = 'foreign';
const types: Record<string, string> = { css: 'text/css', js: 'text/javascript' };

const html = (handover: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><title>Not Handover</title>
<meta name="handover" content="${handover}"><meta name="nonce" content="${NONCE}">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>
</head>
<body><div id="root"></div></body>
</html>`;

/** What Handover serves is allowed, and inline styles with the nonce. */
const policy = (handover: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${handover}`,
    `style-src 'self' ${handover} 'nonce-${NONCE}'`,
    `img-src 'self' ${handover} data: blob:`,
    `font-src 'self' ${handover}`,
    `connect-src 'self' ${handover}`,
  ].join('; ');

/** The files of the page, made from its source as any bundler would. */
async function built(): Promise<Map<string, Uint8Array>> {
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
    loader: { '.woff2': 'file', '.mp3': 'file', '.svg': 'file' },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}

/** A site of its own, which passes calls on to Handover with the `Host` that it was asked by. */
export async function startForeignSite(handover: string) {
  const files = await built();
  const { hostname, port } = new URL(handover);
  const passOn = (asked: IncomingMessage, reply: ServerResponse) => {
    const { url, method, headers } = asked;
    const passed = request({ hostname, port, path: url, method, headers, agent: false }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.writeHead(502).end());
    asked.pipe(passed);
  };
  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    const file = files.get(path);
    if (path.startsWith('/api/')) return passOn(asked, reply);
    if (file) return reply.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? '').end(file);
    return reply
      .setHeader('content-type', 'text/html')
      .setHeader('content-security-policy', policy(handover))
      .end(html(handover));
  });
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket: Duplex) => {
    const line = connect(Number(port), hostname, () => {
      const headers = rawHeaders.map((text, at) => text + (at % 2 ? '\r\n' : ': ')).join('');
      line.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      line.pipe(socket).pipe(line);
    });
    for (const end of [line, socket]) end.on('error', () => [line, socket].map((each) => each.destroy()));
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
