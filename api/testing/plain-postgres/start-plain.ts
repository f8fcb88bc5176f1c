import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveToServer, serverIdentity } from '../../db/embedded/owner.ts';
import { addressOf, answers } from '../../db/embedded/running-server.ts';
import { until } from '../until.ts';
import type { PlainPostgres } from './find-plain.ts';

/**
 * A throw-away cluster, reachable by a unix socket only. With the plain locale, other than the embedded one has: no
 * test may lean on how the database as a whole sorts.
 */
export async function startPlain({ bin, env }: PlainPostgres) {
  const folder = mkdtempSync(join(tmpdir(), 'handover-plain-'));
  const cluster = join(folder, 'cluster');
  const own = { ...serverIdentity(), cwd: '/', env: { ...process.env, ...env } };
  chmodSync(folder, 0o700);
  giveToServer(folder);
  const kind = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', ...kind], { ...own, stdio: 'pipe' });

  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const args = ['-D', cluster, '-p', '5432', ...options.flatMap((option) => ['-c', option])];
  // Not in our group: Ctrl-C is for us, who then stop it in order.
  const child = spawn(join(bin, 'postgres'), args, { ...own, detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = addressOf(folder);
  await until('PostgreSQL answers', () => {
    if (child.exitCode !== null) throw new Error(`${bin}/postgres ended with ${child.exitCode}`);
    return answers(address);
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
