import { expect } from '@playwright/test';
import { LONG_TIMEOUT } from './limits.ts';
import { address, dataDir } from './own-product.ts';
import { apiAddressOf, type ProcessName, pidOf, untilReplaced } from './processes.ts';

/** Whether it is reached through the gateway, and reaches the database. */
async function isApiUp(): Promise<boolean> {
  try {
    const urls = [`${address()}/api/sectors/`, `${apiAddressOf(dataDir())}/readyz`];
    const answers = await Promise.all(urls.map((url) => fetch(url, { headers: { connection: 'close' } })));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

/** Kills processes of the product at once; resolves once the start command has restarted them. */
export async function killProcesses(...parts: Exclude<ProcessName, 'start'>[]): Promise<void> {
  const killed = parts.map((name) => ({ name, pid: pidOf(dataDir(), name) }));
  for (const { pid } of killed) process.kill(pid, 'SIGKILL');
  for (const { name, pid } of killed) await untilReplaced(dataDir(), name, pid);
  await expect.poll(isApiUp, LONG_TIMEOUT).toBe(true);
}

export const killApi = () => killProcesses('api');

/** Runs a test while the api is down, and restarts it afterwards for the specs that follow. */
export async function whileApiIsDown(run: () => Promise<void>): Promise<void> {
  // The start command can't restart the api while it is paused.
  const start = pidOf(dataDir(), 'start');
  process.kill(start, 'SIGSTOP');
  try {
    process.kill(pidOf(dataDir(), 'api'), 'SIGKILL');
    await expect.poll(isApiUp, LONG_TIMEOUT).toBe(false);
    await run();
  } finally {
    process.kill(start, 'SIGCONT');
    await expect.poll(isApiUp, LONG_TIMEOUT).toBe(true);
  }
}
