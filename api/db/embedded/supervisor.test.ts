import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { until } from '../../testing/until.ts';
import { answers } from './running-server.ts';
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

/** Kills the server and waits for the next one. */
async function killed(server: EmbeddedDatabase) {
  const first = server.pid();
  process.kill(first, 'SIGKILL');
  await until(
    'the next server answers',
    async () => server.pid() !== first && (await answers(server.address)),
  );
}

test('starts in a folder whose name is longer than a socket address may be; a second start adopts, and keeps it alive', async () => {
  // A parent that is killed leaves its server behind.
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
  await until('the adopted server answers', () => answers(adopted.address));
  await killed(adopted);
  await adopted.stop();
  assert.equal(await answers(adopted.address), false);
});

test('a second start on a folder that is held is refused, and leaves the server alone', async () => {
  const server = await startEmbedded(folder);
  await assert.rejects(startEmbedded(folder), {
    message: `DATA_DIR ${folder} is in use by process ${process.pid}`,
  });
  await until('the server answers', () => answers(server.address));
  await server.stop();
});

test('a killed server is started again', async () => {
  const server = await startEmbedded(folder);
  assert.equal(server.adopted, false);
  await killed(server);
  await server.stop();
});

test('in a folder that is closed to others it starts too, and keeps what was there', async () => {
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
