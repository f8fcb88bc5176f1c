import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@handover/shared/contract/hosting';
import { inSuite } from '@handover/shared/testing/suite';
import { expect, test } from '@playwright/test';
import { inBothSuites } from '../../../fixtures/in-both-suites.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../../product/limits.ts';
import { type ProcessName, pidOf, processesOn, sparesOf, untilReplaced } from '../../../product/processes.ts';
import { Product } from '../../../product/product.ts';
import { createAccount, fetchTokens } from '../../../product/records/account.ts';

const LONG = { tag: '@long' };
const product = new Product({ asGroup: true });

test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  await product.start();
});
test.afterAll(() => product.dispose());

for (const name of ['start', 'api', 'gateway', 'postgres'] as const satisfies ProcessName[]) {
  const suite = name === 'start' ? {} : LONG;
  test(`after kill -9 of ${name} a new start works and no data is lost`, suite, async () => {
    const account = await createAccount(product.address, product.dataDir);
    const gone = product.process && new Promise((resolve) => product.process?.once('exit', resolve));
    process.kill(pidOf(product.dataDir, name), 'SIGKILL');
    if (name === 'start') await gone;
    else await product.end();

    await product.start();
    const { access } = await fetchTokens(product.address, account);
    expect(access).toMatch(/\w+\.\w+/);
  });
}

test('postgres is restarted after kill -9 without a new start, and no data is lost', async () => {
  const account = await createAccount(product.address, product.dataDir);
  const killed = pidOf(product.dataDir, 'postgres');
  process.kill(killed, 'SIGKILL');
  await untilReplaced(product.dataDir, 'postgres', killed);
  const signIn = () => fetchTokens(product.address, account).then(() => 'signed in', String);
  await expect.poll(signIn, LONG_TIMEOUT).toBe('signed in');
});

for (const name of ['api', 'gateway'] as const) {
  test(`after kill -9 of ${name} a spare that has loaded its code takes over, no data is lost, and another spare is made`, async () => {
    const account = await createAccount(product.address, product.dataDir);
    await expect.poll(() => sparesOf(product.dataDir, name).length, LONG_TIMEOUT).toBe(1);
    const [spare] = sparesOf(product.dataDir, name);
    const killed = pidOf(product.dataDir, name);
    process.kill(killed, 'SIGKILL');
    // While the api restarts, the gateway waits for the response; only on a very slow machine it tells when to try
    // again.
    const response = name === 'api' ? await fetch(`${product.address}/api/sectors/`) : undefined;
    if (response?.status !== 200) expect(response?.headers.get('retry-after') ?? '2').toBe('2');
    await untilReplaced(product.dataDir, name, killed);
    expect(pidOf(product.dataDir, name)).toBe(spare);
    const signIn = () => fetchTokens(product.address, account).then(() => 'signed in', String);
    await expect.poll(signIn, LONG_TIMEOUT).toBe('signed in');
    await expect
      .poll(() => sparesOf(product.dataDir, name).filter((pid) => pid !== spare).length, LONG_TIMEOUT)
      .toBe(1);
  });
}

/** Starts a product that must fail to start; returns its one-line error. */
async function startError(options: ConstructorParameters<typeof Product>[0]): Promise<string> {
  const failing = new Product(options);
  const outcome = await failing.launch();
  if (outcome === 'ready') await failing.end();
  if (!options?.dataDir) rmSync(failing.dataDir, { recursive: true, force: true });
  if (outcome === 'ready') throw new Error('it started');
  expect(outcome.code).toBe(1);
  // Progress lines start with the seconds; the remaining line is the reason.
  const reasons = outcome.output.split('\n').filter((line) => line && !/^\[ *[\d.]+ s\] /.test(line));
  expect(reasons, outcome.output).toHaveLength(1);
  return reasons.join();
}

test('a taken port is reported in one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const address = taken.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  try {
    expect(await startError({ port })).toContain(`Port ${port} is taken`);
  } finally {
    taken.close();
  }
});

test('a data folder that can not be written is reported in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-e2e-'));
  const file = join(folder, 'in-the-way');
  writeFileSync(file, '');
  try {
    for (const dataDir of [file, join(file, 'below')])
      expect(await startError({ dataDir })).toContain(`DATA_DIR ${dataDir} can't be written`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the demo is not shown to other machines, and is by itself on the loopback interface', async () => {
  const env = { HOST: '0.0.0.0' };
  expect(await startError({ env })).toContain('HOST=0.0.0.0 would show the demo accounts');
  // Every address of 127.0.0.0/8 is this machine's, so only a server on 127.0.0.1 does not answer here.
  await expect(fetch(`http://127.0.0.2:${product.port}/healthz`)).rejects.toThrow();
  expect((await fetch(`http://127.0.0.1:${product.port}/healthz`)).status).toBe(200);
});

test('a database that does not answer is reported in one line', async () => {
  const port = await freePort();
  const env = { DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/handover` };
  const line = await startError({ env });
  expect(line).toContain(`DATABASE_URL does not answer at 127.0.0.1:${port}`);
  expect(line).not.toContain('secret');
});

test('a database that closes the connection is reported in one line', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  try {
    const line = await startError({
      env: { DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/x` },
    });
    expect(line).toContain('DATABASE_URL');
    expect(line).not.toContain('secret');
  } finally {
    server.close();
  }
});

test('a second start on the same data folder reports the process that uses it', async () => {
  expect(await startError({ dataDir: product.dataDir })).toContain(
    `already runs on ${product.dataDir} (process ${product.process?.pid})`,
  );
  expect(pidOf(product.dataDir, 'start')).toBe(product.process?.pid);
  await fetchTokens(product.address, await createAccount(product.address, product.dataDir));
});

// Ctrl-C sends SIGINT to every process of the terminal; a service manager sends SIGTERM. The last in this file, since it ends the product.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  const suite = signal === 'SIGINT' ? inBothSuites : LONG;
  test(`${signal} stops every process, and the next start has all data`, suite, async () => {
    const account = await createAccount(product.address, product.dataDir);
    expect(processesOn(product.dataDir).length).toBeGreaterThanOrEqual(4);
    expect(await product.end(signal)).toBe(0);
    expect(processesOn(product.dataDir)).toEqual([]);
    await expect(fetch(product.address)).rejects.toThrow();
    // That of kill -9 has shown it, which is harder.
    if (inSuite({ test: true, long: false })) return;

    await product.start();
    expect((await fetch(product.address, { headers: { accept: 'text/html' } })).status).toBe(200);
    await fetchTokens(product.address, account);
  });
}
