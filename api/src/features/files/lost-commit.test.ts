import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openDatabase } from '../../../db/connect.ts';
import { stored, uploaded } from '../../../testing/deals/data-room.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
/** Whether the next commit succeeds in the database, but its answer is lost. */
let loses = false;

/** The same database over a connection that can break right after a commit. */
async function brittleWay() {
  const { connectionString } = app.connection;
  const url = new URL(connectionString ?? '');
  const folder = url.searchParams.get('host');
  const target = folder
    ? { path: join(folder, '.s.PGSQL.5432') }
    : { host: url.hostname, port: Number(url.port || 5432) };
  const server = createServer((client) => {
    const upstream = connect(target as { path: string });
    let lost = false;
    client.on('data', (chunk) => {
      lost = loses && chunk.includes('commit');
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => (lost ? client.destroy() : client.write(chunk)));
    client.on('error', () => undefined).on('close', () => upstream.destroy());
    upstream.on('error', () => undefined).on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  url.search = '';
  const database = openDatabase({ connectionString: url.href }, () => undefined);
  after(async () => {
    await database.pool.end();
    server.close();
  });
  return database.db;
}

test('when the answer to a commit is lost the stored file stays, so that no row is without its file', async () => {
  const owner = await signedIn(app);
  const companyId = await registerCompany(owner);
  const own = app.db;
  app.db = await brittleWay();
  loses = true;
  await assert.rejects(uploaded(owner, 'files_of_company', companyId, 'a.pdf'), /not available/);
  loses = false;
  app.db = own;
  const { body } = await owner.get(`/api/files_of_company/?company_id=${companyId}`);
  assert.equal(body.count, 1);
  assert.equal((await stored(app)).length, 1);
  assert.equal((await owner.get(body.results[0].url)).status, 200);
});
