import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LastBuild } from '@handover/shared/shell/panel';
import { buildManifest } from '../../releases/builds/schema.ts';
import { weigh } from '../../releases/ledger/weigh.ts';

/** The newest build of the remote in `folder`; null if there is none. */
export async function lastBuild(folder: string): Promise<LastBuild | null> {
  const dist = join(folder, 'dist');
  const file = join(dist, 'build-manifest.json');
  const text = await readText(file);
  if (text === undefined) return null;
  const manifest = buildManifest.parse(JSON.parse(text));
  const [bytes, { mtime }] = await Promise.all([
    weigh(manifest, (name) => readText(join(dist, name))),
    stat(file),
  ]);
  return { version: manifest.version, builtAt: mtime.toISOString(), bytes };
}

/** Undefined if it is missing, also because a build has begun. */
const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined);
