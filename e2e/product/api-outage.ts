import { expect } from '@playwright/test';
import { PATIENT } from './limits.ts';
import { pidOf, untilReplaced } from './running-parts.ts';

const address = () => process.env.E2E_ADDRESS ?? '';
const dataDir = () => process.env.E2E_DATA_DIR ?? '';
const answers = () =>
  fetch(`${address()}/api/sectors/`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Kills the api of the shared product; resolves once the start command has it back. */
export async function killApi(): Promise<void> {
  const killed = pidOf(dataDir(), 'api');
  process.kill(killed, 'SIGKILL');
  await untilReplaced(dataDir(), 'api', killed);
  await expect.poll(answers, PATIENT).toBe(true);
}

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
