import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after } from 'node:test';
import { freePort } from '@handover/shared/contract/hosting';
import { untilStarted } from '../until.ts';
import { ensureRedis } from './ensure-redis.ts';

const PASSWORD = 'quite-long-4711';

/** Starts a Redis of its own with a password, which keeps nothing. Undefined where there is none. */
export async function runRedis() {
  const tool = ensureRedis();
  if (!tool) return undefined;
  const { server, env } = tool;
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', PASSWORD, '--save', ''];

  let child: ChildProcess;
  async function start() {
    child = spawn(server, settings, { env: { ...process.env, ...env }, stdio: 'ignore' });
    await untilStarted('Redis listens', () => {
      if (child.exitCode !== null) throw new Error(`${server} ended with ${child.exitCode}`);
      return canConnect(port);
    });
  }
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  return {
    url: `redis://:${PASSWORD}@127.0.0.1:${port}`,
    pid: () => Number(child.pid),
    start,
    kill,
    /** It takes connections meanwhile, and answers nothing. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}

/** The same, which ends with the test file. */
export async function startRedis() {
  const redis = await runRedis();
  if (redis) after(redis.kill);
  return redis;
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
