import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { ensureReadableHome } from './ensure-readable.ts';
import { lockDataDir } from './lock-data-dir.ts';
import {
  type Address,
  addressOf,
  canConnect,
  isAlive,
  readPostmaster,
  removePostmasterPid,
} from './running-server.ts';
import { inaccessibleParent, serverIdentity } from './server-user.ts';
import { socketFolder } from './socket-folder.ts';

const START_ATTEMPTS = 20;
const STOP_MS = 15_000;
/** An adopted server is not our child process, so its end is detected by polling. */
const WATCH_MS = 500;

export interface EmbeddedDatabase {
  address: Address;
  /** True when an earlier run left the server running and this process took it over. */
  adopted: boolean;
  pid: () => number;
  stop: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL in `dataDir`, reachable by a unix socket only. A server that still runs because its parent
 * was killed is adopted; one that dies is restarted. A second process on the same folder is refused.
 */
export async function startEmbedded(
  dataDir: string,
  log: (line: string) => void = () => undefined,
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = await lockDataDir(dataDir);
  try {
    return await supervise(dataDir, log, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function supervise(
  dataDir: string,
  log: (line: string) => void,
  unlock: () => void,
): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries();
  const cluster = ensureCluster(binaries, ensureReadableHome(dataDir, log));
  const folder = socketFolder(cluster);
  const address = addressOf(folder);

  let pid = (await adopt(cluster, address)) ?? 0;
  const adopted = pid !== 0;
  let stopping = false;
  let restarting = Promise.resolve();
  const launch = async () => {
    // Lets the user of the server through again, to whom somebody may have closed the data folder meanwhile.
    inaccessibleParent(cluster, dataDir);
    const child = await start(binaries, cluster, folder, address, () => stopping);
    pid = child.pid ?? 0;
    child.once('exit', (code, signal) => {
      restarting = restart(String(signal ?? code));
    });
  };
  // It never gives up: what prevents the start, such as a full disk, may pass.
  const restart = async (reason: string) => {
    if (!stopping) log(`The embedded database ended (${reason}); restarting it`);
    for (let isRunning = false; !isRunning && !stopping; )
      isRunning = await launch().then(
        () => true,
        (error: Error) => {
          if (!stopping) log(error.message);
          return false;
        },
      );
  };
  if (adopted) {
    const watch = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(watch);
      restarting = restart('adopted');
    }, WATCH_MS).unref();
  } else await launch();

  return {
    address,
    adopted,
    pid: () => pid,
    stop: async () => {
      stopping = true;
      await restarting;
      await stopServer(pid);
      unlock();
    },
  };
}

async function adopt(cluster: string, address: Address): Promise<number | null> {
  const found = readPostmaster(cluster);
  if (!found) {
    removePostmasterPid(cluster);
    return null;
  }
  // It may still be starting, recovering or stopping, so it gets ten seconds.
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await canConnect(address)) return found.pid;
    if (!isAlive(found.pid)) return null;
    await sleep(200);
  }
  throw new Error(
    `A database server (process ${found.pid}) uses ${cluster} and does not answer; stop it first`,
  );
}

async function start(
  binaries: Binaries,
  cluster: string,
  folder: string,
  address: Address,
  isStopping: () => boolean,
): Promise<ChildProcess> {
  let lastLine = '';
  // Dying backends still use the shared memory after a kill: measured, up to six attempts 300 ms apart fail.
  for (let attempt = 0; attempt < START_ATTEMPTS && !isStopping(); attempt += 1) {
    const options = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-p', '5432'];
    const child = spawn(binaries.postgres, ['-D', cluster, ...options], {
      ...serverIdentity(),
      cwd: '/',
      // It has its own process group, so that Ctrl-C reaches only us, and we stop it in order.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.on('error', (error) => {
      lastLine = error.message;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastLine = text.trim().split('\n').at(-1) ?? lastLine;
    });
    while (child.exitCode === null && child.signalCode === null && child.pid) {
      if (await canConnect(address)) return detach(child);
      await sleep(30);
    }
    await sleep(300);
  }
  throw new Error(`The embedded database did not start: ${lastLine}`);
}

/** Lets this process exit although the child and its pipe are open. */
function detach(child: ChildProcess): ChildProcess {
  child.unref();
  const pipe = child.stderr as (NodeJS.ReadableStream & { unref?: () => void }) | null;
  pipe?.resume();
  pipe?.unref?.();
  return child;
}

async function stopServer(pid: number): Promise<void> {
  if (!pid || !isAlive(pid)) return;
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, data is flushed.
  process.kill(pid, 'SIGINT');
  for (const until = Date.now() + STOP_MS; Date.now() < until; ) {
    if (!isAlive(pid)) return;
    await sleep(25);
  }
  process.kill(pid, 'SIGQUIT');
}
