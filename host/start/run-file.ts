import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FILE } from '@handover/shared/contract/hosting';
import { StartError, settings } from './settings.ts';

type Pids = Record<string, number>;

const file = () => join(settings.dataDir, 'run.json');
const pids: Pids = {};
let address: string | undefined;

/** Records a process of this run, so that the next run can end it if this one is killed. */
export function recordPid(name: string, pid: number) {
  pids[name] = pid;
  write();
}

/** Records the address of the product, which the release tools use to reach the api. */
export function recordAddress(port: number) {
  address = `http://127.0.0.1:${port}`;
  write();
}

function write() {
  // One that an earlier run has left may be open to others.
  if (Object.keys(pids).length === 1) rmSync(file(), { force: true });
  writeFileSync(file(), JSON.stringify({ ...pids, address }), { mode: OWN_FILE });
}

/** Removes the file only if this run wrote it: a refused start must keep the file of the running one. */
export function removeRunFile() {
  if (pids.start) rmSync(file(), { force: true });
}

/** Ends processes that a killed run left behind. Throws while another run uses the data folder. */
export async function clearLeftovers(): Promise<void> {
  const { start, ...services } = read();
  if (start && start !== process.pid && isOurs(start, /host\/start|handover\.mjs/)) {
    throw new StartError(`Handover already runs on ${settings.dataDir} (process ${start}). Stop it first.`);
  }
  for (const [name, pid] of Object.entries(services)) {
    if (!isOurs(pid, /server\.[jt]s/)) continue;
    console.log(`Ending ${name} (process ${pid}), left by an earlier run`);
    await end(pid);
  }
}

function read(): Pids {
  try {
    const run: Record<string, unknown> = JSON.parse(readFileSync(file(), 'utf8'));
    return Object.fromEntries(
      Object.entries(run).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** The pid may belong to another program by now, so only a process that runs our script is ended. */
function isOurs(pid: number, script: RegExp): boolean {
  try {
    process.kill(pid, 0);
    return script.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

async function end(pid: number) {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (let waited = 0; waited < 5000; waited += 100) {
      try {
        process.kill(pid, waited === 0 ? signal : 0);
      } catch {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
