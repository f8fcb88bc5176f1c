import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '@handover/shared/contract/hosting';
import { waitForOutput } from './wait-for-output.ts';

const root = join(import.meta.dirname, '..', '..');

export interface AloneServer {
  address: string;
  /** How many modules the first build has compiled; the others came from the bundler's cache. */
  compiled: number;
  /** The temporary data folders that it has created and not yet removed. */
  dataFolders: () => string[];
  /** Ctrl-C; resolves with the exit code. */
  end: () => Promise<number | null>;
}

/** Runs `pnpm alone` in the folder of a remote, or in a copy of it; resolves once it is ready. */
export async function startAlone(
  folder: string,
  args: string[] = [],
  workspace = root,
): Promise<AloneServer> {
  const port = await freePort();
  // The same command that the package script runs.
  const command = join(workspace, basename(folder), 'node_modules/.bin/handover-alone');
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  await waitForOutput(child, 'Ctrl-C ends it');
  return {
    address: `http://localhost:${port}`,
    compiled: Number(/the code is built \(.+; (\d+) modules compiled\)/.exec(output)?.[1]),
    dataFolders: () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith(`handover-alone-${child.pid}-`)),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      return (await exited)[0];
    },
  };
}

/** The source file of every served module, lazy chunks included; webpack's `eval` source maps name each one. */
export async function modulesOf({ address }: AloneServer): Promise<string[]> {
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
