import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openAccount, tokensOf } from '../product/account.ts';
import { freePort } from '../product/free-port.ts';
import { LIMIT_MS, PATIENT } from '../product/limits.ts';
import { Product } from '../product/product.ts';
import { type Part, pidOf, processesOn, untilReplaced } from '../product/running-parts.ts';

const LONG = { tag: '@long' };
const product = new Product({ asGroup: true });

test.describe.configure({ timeout: LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(LIMIT_MS);
  await product.start();
});
test.afterAll(() => product.dispose());

// Ctrl-C is the harder one: it reaches every process of the terminal. A service manager sends the other.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  const suite = signal === 'SIGINT' ? {} : LONG;
  test(
    `${signal} stops everything that was started, and the next start has everything back`,
    suite,
    async () => {
      const account = await openAccount(product.address);
      expect(processesOn(product.dataDir).length).toBeGreaterThanOrEqual(4);
      expect(await product.end(signal)).toBe(0);
      expect(processesOn(product.dataDir)).toEqual([]);
      await expect(fetch(product.address)).rejects.toThrow();

      await product.start();
      expect((await fetch(product.address, { headers: { accept: 'text/html' } })).status).toBe(200);
      await tokensOf(product.address, account);
    },
  );
}

for (const part of ['start', 'api', 'gateway', 'postgres'] as const satisfies Part[]) {
  const suite = part === 'start' ? {} : LONG;
  test(`after kill -9 of ${part} a new start works and the data is whole`, suite, async () => {
    const account = await openAccount(product.address);
    const gone = product.process && new Promise((resolve) => product.process?.once('exit', resolve));
    process.kill(pidOf(product.dataDir, part), 'SIGKILL');
    if (part === 'start') await gone;
    else await product.end();

    await product.start();
    const { access } = await tokensOf(product.address, account);
    expect(access).toMatch(/\w+\.\w+/);
  });
}

for (const part of ['api', 'gateway', 'postgres'] as const satisfies Part[]) {
  test(`without a new start, too, ${part} comes back after kill -9, and the data is whole`, async () => {
    const account = await openAccount(product.address);
    const killed = pidOf(product.dataDir, part);
    process.kill(killed, 'SIGKILL');
    await untilReplaced(product.dataDir, part, killed);
    const signIn = () => tokensOf(product.address, account).then(() => 'signed in', String);
    await expect.poll(signIn, PATIENT).toBe('signed in');
  });
}

/** Starts what must not start; its one line is returned. */
async function refusal(options: ConstructorParameters<typeof Product>[0]): Promise<string> {
  const refused = new Product(options);
  const outcome = await refused.launch();
  if (outcome === 'ready') await refused.end();
  if (!options?.dataDir) rmSync(refused.dataDir, { recursive: true, force: true });
  if (outcome === 'ready') throw new Error('it started');
  expect(outcome.code).toBe(1);
  // Progress lines carry the seconds; what is left is the reason.
  const reasons = outcome.output.split('\n').filter((line) => line && !/^\[ *[\d.]+ s\] /.test(line));
  expect(reasons, outcome.output).toHaveLength(1);
  return reasons.join();
}

test('a port that is taken is told in one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const address = taken.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  try {
    expect(await refusal({ port })).toContain(`Port ${port} is taken`);
  } finally {
    taken.close();
  }
});

test('a data folder that can not be written is told in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-e2e-'));
  const file = join(folder, 'in-the-way');
  writeFileSync(file, '');
  try {
    for (const dataDir of [file, join(file, 'below')])
      expect(await refusal({ dataDir })).toContain(`DATA_DIR ${dataDir} can't be written`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a database that does not answer is told in one line', async () => {
  const port = await freePort();
  const env = { DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/handover` };
  const line = await refusal({ env });
  expect(line).toContain(`DATABASE_URL does not answer at 127.0.0.1:${port}`);
  expect(line).not.toContain('secret');
});

test('a database that hangs up is told in one line', async () => {
  const rude = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  const address = rude.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  try {
    const line = await refusal({ env: { DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/x` } });
    expect(line).toContain('DATABASE_URL');
    expect(line).not.toContain('secret');
  } finally {
    rude.close();
  }
});

test('a second start on the same data folder is told which process has it', async () => {
  expect(await refusal({ dataDir: product.dataDir })).toContain(
    `already runs on ${product.dataDir} (process ${product.process?.pid})`,
  );
  expect(pidOf(product.dataDir, 'start')).toBe(product.process?.pid);
  await tokensOf(product.address, await openAccount(product.address));
});
