import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, settings } from './settings.ts';

type Pids = Record<string, number>;

const file = () => join(settings.dataDir, 'run.json');
const pids: Pids = {};
let address: string | undefined;

/** Notes a process of this run, so that the next one can end it should this one be killed. */
export function note(name: string, pid: number) {
  pids[name] = pid;
  write();
}

/** Notes where the product answers on this machine: who releases asks the api there. */
export function noteAddress(port: number) {
  address = `http://127.0.0.1:${port}`;
  write();
}

function write() {
  writeFileSync(file(), JSON.stringify({ ...pids, address }));
}

/** Only what this run wrote: one that is refused leaves the file of the run it met. */
export function forget() {
  if (pids.start) rmSync(file(), { force: true });
}

/** Ends what a killed run left behind. A run that is still alive keeps the data folder: two would spoil it. */
export async function clearLeftovers(): Promise<void> {
  const { start, ...services } = read();
  if (start && start !== process.pid && isOurs(start, 'host/start')) {
    throw new StartError(`Handover already runs on ${settings.dataDir} (process ${start}). Stop it first.`);
  }
  for (const [name, pid] of Object.entries(services)) {
    if (!isOurs(pid, 'server.ts')) continue;
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

/** A number in a file may meanwhile be another program's: only one that runs our script is ended. */
function isOurs(pid: number, script: string): boolean {
  try {
    process.kill(pid, 0);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script);
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
