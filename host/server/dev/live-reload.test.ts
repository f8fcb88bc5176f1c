import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveTo } from '@handover/tooling/releases';
import { createGateway } from '../app.ts';
import { buildSet } from '../testing/build-set.ts';

const html = { accept: 'text/html' };
let store: string;
let gateway: Awaited<ReturnType<typeof createGateway>>;
const open = (problems?: string) => createGateway({ store, apiUrl: 'http://127.0.0.1:1', problems });

beforeEach(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-live-'));
  await moveTo(store, buildSet());
});
afterEach(async () => {
  await gateway.close();
  rmSync(store, { recursive: true, force: true });
});

test('pages of an installation have no live reload', async () => {
  gateway = await open();
  expect((await gateway.inject({ url: '/', headers: html })).body).not.toContain('live-reload');
  expect((await gateway.inject('/dev/events')).statusCode).toBe(404);
  expect((await gateway.inject('/dev/live-reload.js')).statusCode).toBe(404);
});

test('under pnpm dev open pages are sent each new set and build errors', async () => {
  const problems = join(store, 'problems.json');
  gateway = await open(problems);
  expect((await gateway.inject({ url: '/', headers: html })).body).toContain('src="/dev/live-reload.js"');
  expect((await gateway.inject('/dev/live-reload.js')).statusCode).toBe(200);

  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.server.address() as AddressInfo;
  const { body } = await fetch(`http://127.0.0.1:${port}/dev/events`);
  const told = newsOf(body as ReadableStream<Uint8Array>);
  expect((await told.next()).value).toEqual({ set: 'set-1', problems: {} });
  writeFileSync(problems, JSON.stringify({ 'mfe-deals': 'cut' }));
  expect((await told.next()).value).toEqual({ set: 'set-1', problems: { 'mfe-deals': 'cut' } });
  await moveTo(store, { ...buildSet(), id: 'set-2' });
  expect((await told.next()).value).toEqual({ set: 'set-2', problems: { 'mfe-deals': 'cut' } });
  await told.return(undefined);
});

async function* newsOf(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder();
  for await (const chunk of stream)
    for (const [, news = ''] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm)) yield JSON.parse(news);
}
