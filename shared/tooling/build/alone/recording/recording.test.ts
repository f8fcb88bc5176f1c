/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { readRecording } from './recording-file.ts';
import { replayApi } from './replay-api.ts';
import { startRecording } from './start-recording.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const token = `${encode({ alg: 'HS256' })}.${encode({ sub: '7', jti: 'session' })}.c2lnbmVk`;
const folder = mkdtempSync(join(tmpdir(), 'handover-recording-'));
const file = join(folder, 'recordings/session.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** An api with a sign-in, a picture, a list with an etag, and a message for each socket. */
async function startApi() {
  const server = createServer((request, response) => {
    if (request.url === '/api/get_token/')
      return response
        .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'refresh=c2VjcmV0' })
        .end(JSON.stringify({ access: token, refresh: token }));
    if (request.url === '/api/face.png')
      return response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([137, 80, 0, 255]));
    const isSame = request.headers['if-none-match'] === '"1"';
    response.writeHead(isSame ? 304 : 200, { 'content-type': 'application/json', etag: '"1"' });
    return response.end(isSame ? '' : '{"results":[1]}');
  });
  new WebSocketServer({ server }).on('connection', (socket) => {
    socket.send('{"cursor":4,"unread_count":1}');
    socket.send('{"id":5,"text":"hello"}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function useAll(address: string) {
  const signIn = await fetch(`${address}/api/get_token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@handover.test', password: 'Handover1' }),
  });
  const { access } = (await signIn.json()) as { access: string };
  const headers = { authorization: `Bearer ${access}`, 'if-none-match': '"1"' };
  const list = await fetch(`${address}/api/deals/?page=1`, { headers });
  const face = await fetch(`${address}/api/face.png`);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/notifications/?token=${access}`);
  const messages: unknown[] = [];
  await new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      messages.push(JSON.parse(String(data)));
      if (messages.length === 2) resolve();
    });
  });
  socket.close();
  return {
    access,
    etag: list.headers.get('etag'),
    list: await list.json(),
    face: [...new Uint8Array(await face.arrayBuffer())],
    messages,
  };
}

test('a session is recorded without secrets, and replayed without the api', async () => {
  const { server, address } = await startApi();
  const recording = { file, remote: 'mfe-deals', api: address, isDeployed: true, around: {} };
  const recorder = await startRecording(recording);
  const recorded = await useAll(recorder.address);
  recorder.stop();
  server.closeAllConnections();
  server.close();

  const text = readFileSync(file, 'utf8');
  for (const secret of [token, 'c2lnbmVk', 'Handover1', 'c2VjcmV0', 'Bearer'])
    expect(text).not.toContain(secret);
  expect(text).toContain('"call": "GET /api/deals/?page=1"');

  const missing: string[] = [];
  const replayed = await replayApi(readRecording(file), (sentence) => missing.push(sentence));
  const again = await useAll(replayed.address);
  expect({ ...again, access: '' }).toEqual({ ...recorded, access: '' });
  expect(again.access).not.toBe(recorded.access);
  expect(missing).toEqual([]);

  const response = await fetch(`${replayed.address}/api/deals/?page=2`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ detail: 'Not recorded: GET /api/deals/?page=2, signed out' });
  expect(missing).toEqual(['Not recorded: GET /api/deals/?page=2, signed out']);
  replayed.stop();
});

test('what is no recording, or one of another format, is named', () => {
  expect(() => readRecording(join(folder, 'none.json'))).toThrow(/none\.json can't be replayed/);
  const old = join(folder, 'old.json');
  writeFileSync(old, '{"format":0}');
  expect(() => readRecording(old)).toThrow(/is of format 0; this version replays 1/);
});
