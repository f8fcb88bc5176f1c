import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startEmbedded } from '../db/embedded/supervisor.ts';
import { signedIn } from '../testing/people/actor.ts';
import { buildTestApp } from '../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const dataDir = mkdtempSync(join(tmpdir(), 'handover-staff-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));
const DATABASE_URL = String(app.connection.connectionString);

/** Runs the command as an operator would. */
const staff = (words: string[], env: Record<string, string> = { DATABASE_URL }) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const settings = { env: { ...process.env, DATA_DIR: dataDir, ...env } };
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'staff.ts'), ...words],
      settings,
      (error, out, errors) => resolve({ code: Number(error?.code ?? 0), output: `${out}${errors}`.trim() }),
    );
  });

test('makes an account staff, and revokes it, from the next request on', async () => {
  const person = await signedIn(app);
  const queue = async () => (await person.get('/api/opportunities/moderation_queue/')).status;
  const { email } = person.user;
  assert.equal(await queue(), 403);
  assert.deepEqual(await staff([email.toUpperCase()]), { code: 0, output: `${email} is now staff` });
  assert.equal(await queue(), 200);
  assert.deepEqual(await staff(['--revoke', email]), { code: 0, output: `${email} is no longer staff` });
  assert.equal(await queue(), 403);
});

test('failures are reported in one line', async () => {
  assert.deepEqual(await staff(['nobody@example.test']), {
    code: 1,
    output: 'There is no account with the e-mail address nobody@example.test',
  });
  assert.equal((await staff([])).code, 1);
});

test('uses the embedded database of a running api, or starts it for the moment', async () => {
  const missing = { code: 1, output: 'There is no account with the e-mail address nobody@example.test' };
  const env = { DATABASE_URL: '' };
  assert.deepEqual(await staff(['nobody@example.test'], env), missing);
  const running = await startEmbedded(dataDir);
  try {
    assert.deepEqual(await staff(['nobody@example.test'], env), missing);
  } finally {
    await running.stop();
  }
});
