import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { z } from 'zod';
import { pdf } from '../../testing/sample-files.ts';
import { readConfig } from '../config.ts';
import { registerRoutes } from '../http/register-routes.ts';
import { route } from '../http/route.ts';
import { errorsPlugin } from '../plugins/errors.ts';
import { multipartPlugin } from '../plugins/multipart.ts';
import { settingsPlugin } from '../plugins/settings.ts';
import { storagePlugin } from '../plugins/storage.ts';
import { zodPlugin } from '../plugins/zod.ts';
import { newSecrets } from '../secrets.ts';
import { documentRule } from './file-rule.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'handover-storing-'));
const app = Fastify();
await app.register(settingsPlugin, { config: { ...readConfig({}), dataDir }, secrets: newSecrets() });
await app.register(errorsPlugin);
await app.register(zodPlugin);
await app.register(multipartPlugin);
await app.register(storagePlugin);
app.decorateRequest('viewer', null);
registerRoutes(app, 'test', [
  route({
    method: 'POST',
    url: '/files/',
    access: 'guest',
    summary: 'Takes documents',
    files: { documents: documentRule },
    body: z.object({ note: z.string().max(3).optional() }),
    handler: () => undefined,
  }),
]);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as { port: number };
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const stored = () =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
/** What an answer leaves behind is cleared just after it. */
async function nothingLeft() {
  for (let i = 0; i < 60 && stored().length > 0; i += 1) await sleep(50);
  assert.deepEqual(
    stored().map((file) => file.name),
    [],
  );
}
async function send(parts: [Blob | string, string][]) {
  const form = new FormData();
  for (const [part, name] of parts)
    if (part instanceof Blob) form.append('documents', part, name);
    else form.append(name, part);
  const answer = await fetch(`http://127.0.0.1:${port}/files/`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json().catch(() => null)) as Record<string, unknown> };
}

test('a page named .pdf is refused and not kept', async () => {
  const page = new Blob(['<!doctype html><script>alert(1)</script>']);
  assert.equal((await send([[page, 'accounts.pdf']])).status, 415);
  const { status, body } = await send([[page, 'accounts.html']]);
  assert.equal(status, 400);
  assert.ok(body.documents);
  await nothingLeft();
});

test('25 MB are taken, a byte more is 413', async () => {
  const head = new Uint8Array(await pdf().arrayBuffer());
  const fill = (size: number) => new Blob([head, new Uint8Array(size - head.length)]);
  assert.equal((await send([[fill(documentRule.maxSize + 1), 'large.pdf']])).status, 413);
  await nothingLeft();
  assert.equal((await send([[fill(documentRule.maxSize), 'fits.pdf']])).status, 200);
  assert.equal(stored().length, 1);
  rmSync(join(dataDir, 'files'), { recursive: true });
});

test('a good file goes too when another part of the form is refused', async () => {
  assert.equal(
    (
      await send([
        [pdf(), 'a.pdf'],
        ['too long', 'note'],
      ])
    ).status,
    400,
  );
  await nothingLeft();
  assert.equal(
    (
      await send([
        [pdf(), 'a.pdf'],
        [new Blob(['x']), 'b.pdf'],
      ])
    ).status,
    415,
  );
  await nothingLeft();
});

test('an upload that breaks off leaves nothing, neither the part nor the files before it', async () => {
  const part = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="documents"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const whole = await pdf().text();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /files/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n',
  );
  socket.write(`${part('first.pdf')}${whole}\r\n${part('second.pdf')}%PDF-1.4\n${'x'.repeat(200_000)}`);
  for (let i = 0; i < 60 && stored().length < 2; i += 1) await sleep(50);
  assert.equal(stored().length, 2);
  socket.destroy();
  await nothingLeft();
});
