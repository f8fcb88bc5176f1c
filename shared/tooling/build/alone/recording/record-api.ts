import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';
import type { Recorder } from './recorder.ts';
import { userOfRequest, userOfSocket } from './user-of-request.ts';

interface RecordedApi {
  address: string;
  /** Whether it is that of a deployed product, which answers to its own host name. */
  isDeployed: boolean;
}

/** A server in front of the api that records what passes; returns its address and what stops it. */
export async function recordApi(api: RecordedApi, recorder: Recorder) {
  const server = createServer((request, response) => void forward(api, recorder, request, response));
  forwardSockets(server, api, recorder);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function forward(
  api: RecordedApi,
  recorder: Recorder,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const target = new URL(request.url ?? '/', api.address);
  const body = await buffer(request);
  const answer = recorder.begin({
    method: request.method ?? 'GET',
    path: target.pathname + target.search,
    user: userOfRequest(request),
    contentType: request.headers['content-type'],
    body,
  });
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(
    target,
    { method: request.method, headers: headersFor(api, request, body) },
    async (from) => {
      const { statusCode: status = 502, headers } = from;
      try {
        const received = await buffer(from);
        answer({ status, headers, body: received });
        // Not from the browser's cache: what it has would not be asked, and so not recorded.
        response.writeHead(status, { ...forwarded(headers), 'cache-control': 'no-store' }).end(received);
      } catch {
        response.destroy();
      }
    },
  );
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  upstream.end(body);
}

/** Headers of one connection only, and what makes an answer partial. */
const NOT_FORWARDED = [
  'connection',
  'content-length',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'transfer-encoding',
];

const forwarded = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FORWARDED.includes(name)));

/** Those of the browser; it gets bodies as they are, in full. */
const headersFor = (api: RecordedApi, { headers }: IncomingMessage, body: Buffer): OutgoingHttpHeaders => ({
  ...forwarded(headers),
  ...hostOf(api, headers.host),
  'accept-encoding': 'identity',
  ...(body.length > 0 && { 'content-length': body.length }),
});

const hostOf = (api: RecordedApi, host = '') => ({
  host: api.isDeployed ? new URL(api.address).host : host,
});

function forwardSockets(server: Server, api: RecordedApi, recorder: Recorder) {
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (client, request) => {
    const user = userOfSocket(request);
    const upstream = new WebSocket(new URL(request.url ?? '/', api.address.replace(/^http/, 'ws')), {
      headers: { ...hostOf(api, request.headers.host), origin: request.headers.origin ?? api.address },
    });
    upstream.on('message', (data) => {
      recorder.message(String(data), user);
      client.send(String(data));
    });
    upstream.on('close', (code) => client.close(code >= 4000 ? code : 1000));
    upstream.on('error', () => client.terminate());
    client.on('message', (data) => upstream.readyState === WebSocket.OPEN && upstream.send(String(data)));
    client.on('close', () => upstream.terminate());
  });
}
