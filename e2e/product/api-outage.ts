import { expect } from '@playwright/test';
import { PATIENT } from './limits.ts';
import { type Part, pidOf, untilReplaced } from './running-parts.ts';

const address = () => process.env.E2E_ADDRESS ?? '';
const dataDir = () => process.env.E2E_DATA_DIR ?? '';
const answers = () =>
  fetch(`${address()}/api/sectors/`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Kills parts of the shared product at once; resolves once the start command has them back. */
export async function killParts(...parts: Exclude<Part, 'start'>[]): Promise<void> {
  const killed = parts.map((part) => ({ part, pid: pidOf(dataDir(), part) }));
  for (const { pid } of killed) process.kill(pid, 'SIGKILL');
  for (const { part, pid } of killed) await untilReplaced(dataDir(), part, pid);
  await expect.poll(answers, PATIENT).toBe(true);
}

export const killApi = () => killParts('api');

/** Takes the time without an api that the test needs; the specs after it find the product whole. */
export async function whileApiIsDown(run: () => Promise<void>): Promise<void> {
  // Held still, the start command can not bring the api back before we let it.
  const start = pidOf(dataDir(), 'start');
  process.kill(start, 'SIGSTOP');
  try {
    process.kill(pidOf(dataDir(), 'api'), 'SIGKILL');
    await expect.poll(answers, PATIENT).toBe(false);
    await run();
  } finally {
    process.kill(start, 'SIGCONT');
    await expect.poll(answers, PATIENT).toBe(true);
  }
}
