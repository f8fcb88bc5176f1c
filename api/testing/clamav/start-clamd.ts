import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { untilStarted } from '../until.ts';
import { EICAR } from './eicar.ts';
import { ensureClamd } from './ensure-clamd.ts';

/** The largest stream that it takes, and the largest file inside that it looks into. */
export const MEGABYTES = { stream: 2, file: 1 } as const;

/** Starts a clamd of its own with one signature, that of the EICAR file, on a unix socket; it ends with the test file. */
export async function startClamd() {
  const { clamd, env } = ensureClamd();
  const folder = mkdtempSync(join(tmpdir(), 'handover-clamd-'));
  const path = join(folder, 'clamd.sock');
  const config = join(folder, 'clamd.conf');
  writeFileSync(join(folder, 'test.ndb'), `Eicar-Test:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  writeFileSync(
    config,
    `LocalSocket ${path}
DatabaseDirectory ${folder}
TemporaryDirectory ${folder}
Foreground yes
StreamMaxLength ${MEGABYTES.stream}M
MaxFileSize ${MEGABYTES.file}M
AlertExceedsMax yes
`,
  );

  let child: ChildProcess;
  async function start() {
    child = spawn(clamd, ['-c', config], { env: { ...process.env, ...env }, stdio: 'ignore' });
    await untilStarted('clamd listens', async () => {
      if (child.exitCode !== null) throw new Error(`${clamd} ended with ${child.exitCode}`);
      return canConnect(path);
    });
  }
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  after(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    path,
    start,
    kill,
    /** It takes connections meanwhile, and answers nothing. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}

async function canConnect(path: string): Promise<boolean> {
  const socket = connect({ path });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
