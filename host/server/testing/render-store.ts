import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '@handover/shared/contract';
import type { ReleaseSet, RemoteRoute } from '@handover/shared/federation';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { integrityOf } from '@handover/tooling/releases/integrity';
import { fixtureRemote } from './fixture-remote.ts';

const hostFolder = join(import.meta.dirname, '../..');

/** A release store with the real host, built for the server, and one remote whose pages misbehave on demand. */
export interface RenderStore {
  folder: string;
  /** The host's server build. */
  hostServer: string;
  /** A set with this id; `source` is the remote of its version. */
  set: (id: string, source?: string) => ReleaseSet;
}

const routes: RemoteRoute[] = ['fine', 'throws', 'loops', 'leaks', 'reads'].map((page) => ({
  path: `/${page}`,
  page,
  access: 'anyone',
}));

export async function renderStore(): Promise<RenderStore> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-render-'));
  const hostVersion = join(folder, 'host/1');
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'build-host.ts'),
    hostFolder,
    join(hostVersion, 'server'),
  ]);
  for (const language of LANGUAGES)
    cpSync(join(hostFolder, 'src/locales', language), join(hostVersion, language), { recursive: true });
  const locales = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        readdirSync(join(hostVersion, language)).map((file) => [
          file.replace('.json', ''),
          `/r/host/1/${language}/${file}`,
        ]),
      ),
    ]),
  );
  const hostHashes = {
    '/r/host/1/server/host.cjs': integrityOf(readFileSync(join(hostVersion, 'server/host.cjs'))),
  };
  return {
    folder,
    hostServer: readFileSync(join(hostVersion, 'server/host.cjs'), 'utf8'),
    set(id, source = fixtureRemote) {
      const file = join(folder, `mfe-sample/${id}/server/remote.cjs`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
      const { host, remotes } = buildReleaseSet();
      const sample = Object.values(remotes)[0];
      if (!sample) throw new Error('A set without remotes');
      return {
        id,
        createdAt: '2026-11-20T09:00:00Z',
        host: { ...host, hashes: hostHashes, locales, server: '/r/host/1/server/host.cjs' },
        remotes: {
          'mfe-sample': {
            ...sample,
            version: id,
            namespace: 'sample',
            global: `sample_${id}`,
            requires: {},
            locales: {},
            server: `/r/mfe-sample/${id}/server/remote.cjs`,
            hashes: { [`/r/mfe-sample/${id}/server/remote.cjs`]: integrityOf(Buffer.from(source)) },
            routes,
          },
        },
      };
    },
  };
}
