import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export interface Address {
  host: string;
  port: number;
  user: string;
  database: string;
}

export const addressOf = (folder: string, database = 'postgres'): Address => ({
  host: folder,
  port: 5432,
  user: 'postgres',
  database,
});

export async function canConnect(address: Address): Promise<boolean> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The pid of a server that an earlier run left behind, from its pid file; null when it is not running. */
export function readPostmaster(cluster: string): { pid: number } | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 && isAlive(pid) ? { pid } : null;
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return isPostgres(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && isPostgres(pid);
  }
}

/** Whether the pid belongs to PostgreSQL. After a reboot it may be that of another program. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}

/** Removes a stale pid file: PostgreSQL refuses to start if another process has that pid now. */
export function removePostmasterPid(cluster: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
