import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { holdFolder } from './hold-folder.ts';
import { serverIdentity } from './owner.ts';
import {
  type Address,
  addressOf,
  answers,
  forgetPostmaster,
  isAlive,
  readPostmaster,
} from './running-server.ts';
import { socketFolder } from './socket-folder.ts';
import { homeWithinReach } from './within-reach.ts';

const START_TRIES = 20;
const STOP_MS = 15_000;
/** An adopted server is nobody's child: that it ended is not told, but looked for. */
const WATCH_MS = 500;

export interface EmbeddedDatabase {
  address: Address;
  /** True when an earlier run left the server behind and it was taken over. */
  adopted: boolean;
  pid: () => number;
  stop: () => Promise<void>;
}

/**
 * A real PostgreSQL in `dataDir` (of root's closed folders: where its link leads), reachable by a unix socket only. One that still runs (its parent was killed) is
 * adopted and stopped by us in the end, as one that we started; one that dies while we run is started again. A second
 * process on the same folder is refused.
 */
export async function startEmbedded(
  dataDir: string,
  log: (line: string) => void = () => undefined,
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const letGoOfFolder = await holdFolder(dataDir);
  try {
    return await supervise(dataDir, log, letGoOfFolder);
  } catch (error) {
    letGoOfFolder();
    throw error;
  }
}

async function supervise(
  dataDir: string,
  log: (line: string) => void,
  ended: () => void,
): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries();
  const cluster = ensureCluster(binaries, homeWithinReach(dataDir, log));
  const folder = socketFolder(cluster);
  const address = addressOf(folder);

  let pid = (await adopt(cluster, address)) ?? 0;
  const adopted = pid !== 0;
  let stopping = false;
  const launch = async () => {
    const child = await start(binaries, cluster, folder, address, () => stopping);
    pid = child.pid ?? 0;
    child.once('exit', (code, signal) => again(String(signal ?? code)));
  };
  const again = (reason: string) => {
    if (stopping) return;
    log(`The embedded database ended (${reason}); starting it again`);
    launch().catch((error: Error) => log(error.message));
  };
  if (adopted) {
    const watch = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(watch);
      again('adopted');
    }, WATCH_MS).unref();
  } else await launch();

  return {
    address,
    adopted,
    pid: () => pid,
    stop: async () => {
      stopping = true;
      await stopServer(pid);
      ended();
    },
  };
}

async function adopt(cluster: string, address: Address): Promise<number | null> {
  const found = readPostmaster(cluster);
  if (!found) {
    forgetPostmaster(cluster);
    return null;
  }
  // It may still be starting, recovering or stopping: give it its time before saying anything.
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await answers(address)) return found.pid;
    if (!isAlive(found.pid)) return null;
    await sleep(200);
  }
  throw new Error(
    `A database server (process ${found.pid}) holds ${cluster} and does not answer; stop it first`,
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
  // After a kill, dying backends hold the shared memory for some moments: measured, up to six tries 300 ms apart.
  for (let attempt = 0; attempt < START_TRIES && !isStopping(); attempt += 1) {
    const options = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-p', '5432'];
    const child = spawn(binaries.postgres, ['-D', cluster, ...options], {
      ...serverIdentity(),
      cwd: '/',
      // Not in our group: Ctrl-C is for us, who then stop it in order.
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
      if (await answers(address)) return letGo(child);
      await sleep(30);
    }
    await sleep(300);
  }
  throw new Error(`The embedded database did not start: ${lastLine}`);
}

/** Neither the process nor its pipe may keep us alive. */
function letGo(child: ChildProcess): ChildProcess {
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
