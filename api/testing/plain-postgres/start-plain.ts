import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, canConnect } from '../../db/embedded/running-server.ts';
import { chownToServer, serverIdentity } from '../../db/embedded/server-user.ts';
import { untilStarted } from '../until.ts';
import type { PlainPostgres } from './find-plain.ts';

/**
 * Starts a temporary cluster, reachable by a unix socket only. Its locale is C, other than that of the embedded one:
 * no test may depend on the default sort order.
 */
export async function startPlain({ bin, env }: PlainPostgres) {
  const folder = mkdtempSync(join(tmpdir(), 'handover-plain-'));
  const cluster = join(folder, 'cluster');
  const own = { ...serverIdentity(), cwd: '/', env: { ...process.env, ...env } };
  chmodSync(folder, 0o700);
  chownToServer(folder);
  const kind = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', ...kind], { ...own, stdio: 'pipe' });

  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const args = ['-D', cluster, '-p', '5432', ...options.flatMap((option) => ['-c', option])];
  // It has its own process group, so that Ctrl-C reaches only us, and we stop it in order.
  const child = spawn(join(bin, 'postgres'), args, { ...own, detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = addressOf(folder);
  await untilStarted('PostgreSQL answers', () => {
    if (child.exitCode !== null) throw new Error(`${bin}/postgres ended with ${child.exitCode}`);
    return canConnect(address);
  });
  return {
    url: `postgresql://postgres@localhost/postgres?host=${folder}`,
    async stop() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
