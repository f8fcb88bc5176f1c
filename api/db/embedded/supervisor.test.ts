import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { until, untilStarted } from '../../testing/until.ts';
import { canConnect } from './running-server.ts';
import { type EmbeddedDatabase, startEmbedded } from './supervisor.ts';

const root = mkdtempSync(join(tmpdir(), 'handover-sup-'));
chmodSync(root, 0o711);
const folder = join(root, 'a'.repeat(60), 'b'.repeat(60));
after(() => rmSync(root, { recursive: true, force: true }));

async function query(address: EmbeddedDatabase['address'], sql: string) {
  const client = new pg.Client({ ...address });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Kills the server, and returns what waits until it has been restarted. */
function kill(server: EmbeddedDatabase) {
  const first = server.pid();
  process.kill(first, 'SIGKILL');
  return () =>
    untilStarted(
      'the next server answers',
      async () => server.pid() !== first && (await canConnect(server.address)),
    );
}

test('starts in a folder whose path is too long for a socket; a second start adopts and supervises the server', async () => {
  // A killed parent leaves its server running.
  const script = `import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./supervisor.ts'))};
    const { pid } = await startEmbedded(${JSON.stringify(folder)}); console.log(pid()); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  await once(parent, 'exit');

  const adopted = await startEmbedded(folder);
  assert.equal(adopted.adopted, true);
  assert.equal(adopted.pid(), Number(text));
  await until('the adopted server answers', () => canConnect(adopted.address));
  await kill(adopted)();
  await adopted.stop();
  assert.equal(await canConnect(adopted.address), false);
});

test('a second start on a locked folder is refused, and the server keeps running', async () => {
  const server = await startEmbedded(folder);
  await assert.rejects(startEmbedded(folder), {
    message: `DATA_DIR ${folder} is in use by process ${process.pid}`,
  });
  await until('the server answers', () => canConnect(server.address));
  await server.stop();
});

test('a killed server is restarted', async () => {
  const server = await startEmbedded(folder);
  assert.equal(server.adopted, false);
  await kill(server)();
  await server.stop();
});

test('a server is restarted after its data folder was closed to others', async () => {
  const server = await startEmbedded(folder);
  chmodSync(folder, 0o700);
  await kill(server)();
  await server.stop();
});

test('a server that can’t be restarted for a while is restarted once it can', async () => {
  const lines: string[] = [];
  const server = await startEmbedded(folder, (line) => lines.push(line));
  const control = join(realpathSync(join(folder, 'postgres/cluster')), 'global/pg_control');
  renameSync(control, `${control}.away`);
  const untilRestarted = kill(server);
  await untilStarted('a start has failed', async () =>
    lines.some((line) => line.startsWith('The embedded database did not start')),
  );
  renameSync(`${control}.away`, control);
  await untilRestarted();
  await server.stop();
  assert.equal(await canConnect(server.address), false);
});

test('starts in a folder that is closed to others, and keeps existing data', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'handover-closed-'));
  const dataDir = join(closed, 'clone', '.data');
  const home = join(dataDir, 'postgres');
  const asRoot = process.getuid?.() === 0;
  try {
    chmodSync(closed, 0o711);
    mkdirSync(dataDir, { recursive: true });
    const open = await startEmbedded(dataDir);
    await query(open.address, 'create table kept as select 7 as seven');
    await open.stop();

    chmodSync(closed, 0o700);
    const lines: string[] = [];
    for (const expected of [asRoot ? 1 : 0, 0]) {
      const server = await startEmbedded(dataDir, (line) => lines.push(line));
      assert.equal(lines.splice(0).length, expected);
      assert.deepEqual(await query(server.address, 'select seven from kept'), [{ seven: 7 }]);
      await server.stop();
    }
    assert.equal(lstatSync(home).isSymbolicLink(), asRoot);
  } finally {
    rmSync(realpathSync(home), { recursive: true, force: true });
    rmSync(closed, { recursive: true, force: true });
  }
});
