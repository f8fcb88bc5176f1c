import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import WebSocket from 'ws';
import { databaseProxy } from '../../../testing/database/database-proxy.ts';
import { createTestDatabase, openTestPool } from '../../../testing/database/test-database.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { notify } from '../../events/notify.sql.ts';

const direct = await createTestDatabase();
const { rows } = await direct.pool.query('select current_database() as name');
const proxy = await databaseProxy(rows[0].name);
const database = openTestPool(proxy.connection);
/** How often the listener failed to connect. */
let troubles = 0;
const logTo = new Writable({
  write(line, _encoding, done) {
    if (String(line).includes('events: connection trouble')) troubles += 1;
    done();
  },
});
const app = await buildTestApp({ logLevel: 'warn' }, { database: { ...database, drop }, logTo });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
async function drop() {
  await database.pool.end();
  await proxy.cut();
  await direct.drop();
}

test('during a database outage requests are 503; afterwards they succeed, and sockets get the missed notifications', async () => {
  const person = await signedIn(app);
  const tell = (title: string) =>
    direct.db.transaction((tx) =>
      notify(tx, { userId: person.user.id, type: 'question_asked', link: '/', params: { title } }),
    );
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/notifications/?token=${person.token}`);
  const heard: string[] = [];
  socket.on('message', (text) => heard.push(JSON.parse(String(text)).params.title));
  await once(socket, 'open');
  await until('the socket is registered', () => app.sockets.has(person.user.id));
  assert.equal((await person.get('/api/deals/')).status, 200);

  await proxy.cut();
  const refused = await person.get('/api/deals/');
  assert.equal(refused.status, 503);
  assert.deepEqual(Object.keys(refused.body), ['detail', 'code']);
  assert.ok(refused.headers['retry-after']);
  assert.equal((await person.get('/readyz')).status, 503);
  assert.equal((await person.get('/healthz')).status, 200);
  await tell('said while away');
  const before = troubles;
  await until('the listener has looked in vain, and again', () => troubles > before + 1);

  await proxy.restore();
  await until('calls are served', async () => (await person.get('/api/deals/')).status === 200);
  await until('the socket has heard what it missed', () => heard.includes('said while away'));
  await tell('said after');
  await until('the socket hears what comes', () => heard.includes('said after'));
  socket.close();
});
