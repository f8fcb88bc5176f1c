import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from './free-port.ts';
import { untilPrinted } from './outcome-of.ts';

const root = join(import.meta.dirname, '..', '..');

export interface Alone {
  address: string;
  /** The throw-away data folders that it has made and not yet removed. */
  dataFolders: () => string[];
  /** Ctrl-C; resolves with the exit code. */
  end: () => Promise<number | null>;
}

/** Runs `alone` of a workspace in the folder of a remote, or in a copy of it; resolves once it says that it is ready. */
export async function startAlone(folder: string, args: string[] = [], workspace = root): Promise<Alone> {
  const port = await freePort();
  // As the package manager runs it.
  const command = join(workspace, basename(folder), 'node_modules/.bin/handover-alone');
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilPrinted(child, 'Ctrl-C ends it');
  return {
    address: `http://localhost:${port}`,
    dataFolders: () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith(`handover-alone-${child.pid}-`)),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      return (await gone)[0];
    },
  };
}

/** The source file of every module in what is served, lazy parts included: each is evaluated under its own name. */
export async function modulesOf({ address }: Alone): Promise<string[]> {
  const read = async (path: string) => (await fetch(new URL(path, address))).text();
  const listing = await read('/webpack-dev-server');
  const scripts = [...listing.matchAll(/href="([^"]+\.js)"/g)].map(([, path = '']) => path);
  const found = new Set<string>();
  for (const path of new Set(scripts)) {
    for (const [, file = ''] of (await read(path)).matchAll(/webpack-internal:\/\/\/([^\\"\n]+)/g))
      found.add(file);
  }
  return [...found];
}
