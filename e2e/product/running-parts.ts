import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { PATIENT } from './limits.ts';

export type Part = 'start' | 'api' | 'gateway' | 'postgres';

/** The process of a part of the product that runs on this data folder. */
export function pidOf(dataDir: string, part: Part): number {
  const pid =
    part === 'postgres'
      ? Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
      : JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))[part];
  if (!Number.isInteger(pid)) throw new Error(`${part} does not run on ${dataDir}`);
  return pid;
}

/** Resolves once a part runs in another process than the one that was killed. */
export const untilReplaced = (dataDir: string, part: Part, killed: number) =>
  expect
    .poll(() => {
      try {
        return pidOf(dataDir, part);
      } catch {
        // Its file is being written, or not there yet.
        return killed;
      }
    }, PATIENT)
    .not.toBe(killed);

/** Where the api of the product on this data folder answers, past its gateway. */
export function apiAddressOf(dataDir: string): string {
  const address = /API_URL=([^\0]+)/.exec(read(`/proc/${pidOf(dataDir, 'gateway')}/environ`))?.[1];
  if (!address) throw new Error(`The gateway on ${dataDir} knows no api`);
  return address;
}

/** What runs on a data folder, whoever is its parent: its commands, found by arguments and environment. */
export function processesOn(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const command = read(`/proc/${pid}/cmdline`);
      const mentions = command.includes(dataDir) || read(`/proc/${pid}/environ`).includes(dataDir);
      return command && mentions ? [`${pid} ${command.replaceAll('\0', ' ')}`] : [];
    });
}

/** Empty for a process that has ended meanwhile, and for one of somebody else. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
