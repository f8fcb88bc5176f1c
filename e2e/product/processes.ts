import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { LONG_TIMEOUT } from './limits.ts';

export type ProcessName = 'start' | 'api' | 'gateway' | 'postgres';

/** The pid of a process of the product that runs on this data folder. */
export function pidOf(dataDir: string, name: ProcessName): number {
  const pid =
    name === 'postgres'
      ? Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
      : JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))[name];
  if (!Number.isInteger(pid)) throw new Error(`${name} does not run on ${dataDir}`);
  return pid;
}

/** Resolves once another process has taken the place of the killed one. */
export const untilReplaced = (dataDir: string, name: ProcessName, previousPid: number) =>
  expect
    .poll(() => {
      try {
        return pidOf(dataDir, name);
      } catch {
        // The pid file is being written, or does not exist yet.
        return previousPid;
      }
    }, LONG_TIMEOUT)
    .not.toBe(previousPid);

/** The address of the api itself, without the gateway, of the product on this data folder. */
export function apiAddressOf(dataDir: string): string {
  const address = /API_URL=([^\0]+)/.exec(read(`/proc/${pidOf(dataDir, 'gateway')}/environ`))?.[1];
  if (!address) throw new Error(`The gateway on ${dataDir} has no API_URL`);
  return address;
}

/** The pids of the spares of a service: loaded, and waiting to take the place of the one that runs. */
export function sparesOf(dataDir: string, name: 'api' | 'gateway'): number[] {
  const running = pidOf(dataDir, name);
  const script = name === 'api' ? 'src/server.ts' : 'server/server.ts';
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== running)
    .filter((pid) => {
      const environment = read(`/proc/${pid}/environ`).split('\0');
      const isSpare = environment.includes('STANDBY=yes') && environment.includes(`DATA_DIR=${dataDir}`);
      return (
        isSpare &&
        read(`/proc/${pid}/cmdline`)
          .split('\0')
          .some((part) => part.endsWith(`/${name === 'api' ? 'api' : 'host'}/${script}`))
      );
    })
    .map(Number);
}

/** All processes that mention a data folder in their arguments or environment, whatever their parent. */
export function processesOn(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const command = read(`/proc/${pid}/cmdline`);
      const mentions = command.includes(dataDir) || read(`/proc/${pid}/environ`).includes(dataDir);
      return command && mentions ? [`${pid} ${command.replaceAll('\0', ' ')}`] : [];
    });
}

/** Empty for a process that has exited meanwhile, or belongs to another user. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
