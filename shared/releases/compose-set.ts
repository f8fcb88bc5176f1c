import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ReleasedRemote, ReleaseSet, RemoteRelease } from '../federation/contract.ts';
import { exists } from './publish.ts';
import type { BuildManifest } from './schema.ts';

type Built<Role extends BuildManifest['role']> = Extract<BuildManifest, { role: Role }>;

/** Makes the set of these builds. What the last set had of a remote becomes its fallback, if its files are there. */
export async function composeSet(
  store: string,
  builds: BuildManifest[],
  last: ReleaseSet | undefined,
): Promise<ReleaseSet> {
  const host = builds.find((build): build is Built<'host'> => build.role === 'host');
  if (!host) throw new Error('A release set needs a host');
  const remotes: Record<string, ReleasedRemote> = {};
  for (const build of builds) {
    if (build.role !== 'remote') continue;
    const release = releaseOf(build);
    remotes[build.name] = { ...release, fallback: await fallbackOf(store, build, last) };
  }
  const content = { host: hostOf(host), remotes };
  const createdAt = new Date();
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  const id = `${createdAt.toISOString().replace(/\D/g, '').slice(0, 14)}-${hash}`;
  return { id, createdAt: createdAt.toISOString(), ...content };
}

async function fallbackOf(store: string, build: Built<'remote'>, last: ReleaseSet | undefined) {
  const before = last?.remotes[build.name];
  if (!before) return null;
  const candidate = before.version === build.version ? before.fallback : before;
  if (!candidate || !(await exists(join(store, build.name, candidate.version)))) return null;
  const { fallback: _, ...release } = { fallback: null, ...candidate };
  return release;
}

function releaseOf(build: Built<'remote'>): RemoteRelease {
  const at = (file: string) => `/r/${build.name}/${build.version}/${file}`;
  const { version, contract, namespace, global, integrity, requires, uses, api } = build;
  const { routes, widgets, modals } = build.descriptor;
  return {
    version,
    contract,
    namespace,
    global,
    integrity,
    requires,
    uses,
    api,
    routes,
    widgets,
    modals,
    entry: at(build.entry),
    preload: build.preload.map(at),
    pages: mapValues(build.pages, (files) => files.map(at)),
    locales: mapValues(build.locales, at),
  };
}

function hostOf(build: Built<'host'>): ReleaseSet['host'] {
  const at = (file: string) => `/r/${build.name}/${build.version}/${file}`;
  return {
    version: build.version,
    provides: build.provides,
    exports: build.exports,
    routes: build.routes,
    scripts: build.scripts.map(at),
    styles: build.styles.map(at),
    preload: build.preload.map(at),
    fonts: build.fonts.map(at),
    icon: build.icon && at(build.icon),
    locales: mapValues(build.locales, (files) => mapValues(files, at)),
  };
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
