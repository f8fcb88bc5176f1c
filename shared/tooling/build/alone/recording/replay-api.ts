import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  createReplay,
  notRecorded,
  QUIET_MS,
  type Replay,
  SETTLE_MS,
} from '@handover/shared/testing/recording/create-replay';
import { type WebSocket, WebSocketServer } from 'ws';
import { isJson } from './recorder.ts';
import type { RecordingFile } from './recording-file.ts';
import { userOfRequest, userOfSocket } from './user-of-request.ts';

/** A server in place of the api, which answers as recorded; returns its address and what stops it. */
export async function replayApi(recording: RecordingFile, onMissing: (text: string) => void) {
  const replay = createReplay(recording);
  const sockets = new Map<WebSocket, number | null>();
  const timers: NodeJS.Timeout[] = [];
  const deliver = (isQuiet: boolean) => {
    for (const user of new Set(sockets.values()))
      for (const message of replay.takeMessages(user, isQuiet))
        for (const [socket, of] of sockets) if (of === user) socket.send(JSON.stringify(message));
  };
  /** Once the page has what it has asked for. */
  const deliverSoon = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    timers.push(setTimeout(deliver, SETTLE_MS, false), setTimeout(deliver, QUIET_MS, true));
  };
  const server = createServer(async (request, response) => {
    await answer(replay, onMissing, request, response);
    deliverSoon();
  });
  new WebSocketServer({ server }).on('connection', (socket, request) => {
    const user = userOfSocket(request);
    sockets.set(socket, user);
    socket.send(JSON.stringify(replay.greeting(user)));
    socket.on('close', () => sockets.delete(socket));
    deliverSoon();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets.keys()) socket.terminate();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  replay: Replay,
  onMissing: (text: string) => void,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const text = String(await buffer(request));
  const asked = {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    user: userOfRequest(request),
    ...(isJson(request.headers['content-type']) && text !== '' && { body: JSON.parse(text) }),
  };
  const found = replay.answer(asked);
  if (!found) {
    const detail = notRecorded(asked);
    onMissing(detail);
    // Not found, so that nobody asks again. The mock host tells it on the console.
    const headers = { 'content-type': 'application/json', 'x-not-recorded': encodeURIComponent(detail) };
    response.writeHead(404, headers);
    return response.end(JSON.stringify({ detail, code: 'request.not_found' }));
  }
  const { status, headers, body, base64 } = found;
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' });
  if (base64 !== undefined) return response.end(Buffer.from(base64, 'base64'));
  if (body === undefined) return response.end();
  return response.end(
    typeof body === 'string' && !isJson(headers?.['content-type']) ? body : JSON.stringify(body),
  );
}
