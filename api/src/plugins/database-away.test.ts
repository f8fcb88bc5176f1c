import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { openDatabase } from '../../db/connect.ts';
import { signedIn } from '../../testing/actor.ts';
import { databaseProxy } from '../../testing/database-proxy.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { notify } from '../events/notify.ts';
import { newSecrets } from '../secrets.ts';

const direct = await createTestDatabase();
const { rows } = await direct.pool.query('select current_database() as name');
const proxy = await databaseProxy(rows[0].name);
const dataDir = mkdtempSync(join(tmpdir(), 'handover-away-'));
const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDir };
const database = openDatabase(proxy.connection, () => undefined);
const app = await buildApp(config, { database, secrets: newSecrets(), withJobs: false });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
after(async () => {
  await app.close();
  await database.pool.end();
  await proxy.cut();
  await direct.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const waitFor = async (done: () => Promise<boolean> | boolean) => {
  for (let i = 0; i < 200; i += 1) {
    if (await done()) return;
    await sleep(50);
  }
  assert.fail('it did not happen within ten seconds');
};

test('while the database is away calls are 503; then all is well again, and sockets get what they missed', async () => {
  const person = await signedIn(app);
  const tell = (title: string) =>
    direct.db.transaction((tx) =>
      notify(tx, { userId: person.user.id, type: 'question_asked', link: '/', params: { title } }),
    );
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/notifications/?token=${person.token}`);
  const heard: string[] = [];
  socket.on('message', (text) => heard.push(JSON.parse(String(text)).params.title));
  await once(socket, 'open');
  await waitFor(() => app.sockets.has(person.user.id));
  assert.equal((await person.get('/api/deals/')).status, 200);

  await proxy.cut();
  const refused = await person.get('/api/deals/');
  assert.equal(refused.status, 503);
  assert.deepEqual(Object.keys(refused.body), ['detail']);
  assert.ok(refused.headers['retry-after']);
  assert.equal((await person.get('/readyz')).status, 503);
  assert.equal((await person.get('/healthz')).status, 200);
  await tell('said while away');
  await sleep(1000);

  await proxy.mend();
  await waitFor(async () => (await person.get('/api/deals/')).status === 200);
  await waitFor(() => heard.includes('said while away'));
  await tell('said after');
  await waitFor(() => heard.includes('said after'));
  socket.close();
});
