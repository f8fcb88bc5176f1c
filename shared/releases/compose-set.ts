import { createHash } from 'node:crypto';
import type {
  ReleasedHost,
  ReleasedRemote,
  ReleaseSet,
  RemoteRelease,
  ServerFiles,
} from '../federation/contract.ts';
import { gateErrors, typeGateErrors } from './gates.ts';
import { versionKey } from './publish.ts';
import { ReleaseError } from './release-error.ts';
import { assertNotRevoked, type Revocations, readRevoked, withoutRevoked } from './revoke/revoked.ts';
import type { BuildManifest } from './schema.ts';
import type { Store } from './store/store.ts';

type Built<Role extends BuildManifest['role']> = Extract<BuildManifest, { role: Role }>;

export interface Composed {
  /** Remotes that are taken out. */
  removed?: readonly string[] | undefined;
  /** What is revoked, unless it is as stored. */
  revoked?: Revocations;
  /** They go back: what is current did not work, and is no fallback. */
  goesBack?: boolean;
}

/**
 * The current set with these builds, without the removed remotes. The current version of a remote becomes the
 * fallback of the next one, if its files exist and the host can run it. Throws `ReleaseError` if one of the versions was revoked.
 */
export async function composeSet(
  store: Store,
  builds: BuildManifest[],
  current: ReleaseSet | undefined,
  { removed = [], goesBack = false, ...given }: Composed = {},
): Promise<ReleaseSet> {
  const revoked = given.revoked ?? (await readRevoked(store));
  const built = builds.find((build): build is Built<'host'> => build.role === 'host');
  const host = built ? hostOf(built) : current?.host;
  if (!host)
    throw new ReleaseError('Nothing has been released yet: a remote needs a host. Release host first.');
  const remotes = { ...current?.remotes };
  for (const build of builds) {
    if (build.role !== 'remote') continue;
    const before = goesBack ? undefined : current?.remotes[build.name];
    const fallback = await fallbackOf(store, build, before, host);
    remotes[build.name] = { ...releaseOf(build), fallback };
  }
  for (const name of removed) delete remotes[name];
  const sorted = Object.fromEntries(Object.entries(remotes).sort());
  const createdAt = new Date().toISOString();
  const content = withoutRevoked({ host, remotes: sorted }, revoked);
  assertNotRevoked(content, revoked);
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  const id = `${createdAt.replace(/\D/g, '').slice(0, 14)}-${hash}`;
  return { id, createdAt, ...content };
}

async function fallbackOf(
  store: Store,
  { name, version, contract }: Built<'remote'>,
  before: ReleasedRemote | undefined,
  host: ReleasedHost,
): Promise<RemoteRelease | null> {
  if (!before) return null;
  const { fallback, ...release } = before;
  // A return to the previous version means that the later one did not work.
  if (fallback?.version === version) return null;
  const candidate = release.version === version ? fallback : release;
  if (
    !candidate ||
    candidate.contract !== contract ||
    !(await store.has(versionKey(name, candidate.version)))
  )
    return null;
  const errors = [
    ...gateErrors(host, name, candidate),
    ...(await typeGateErrors(store, host, name, candidate)),
  ];
  if (errors.length > 0) return null;
  const { entryPoints: _, ...checked } = candidate;
  return checked;
}

const urlIn =
  ({ name, version }: BuildManifest) =>
  (file: string) =>
    `/r/${name}/${version}/${file}`;

/** URL -> integrity. */
function hashesOf(build: BuildManifest, named: string[]): Record<string, string> {
  const known = [...new Set(named)].flatMap((file) => {
    const integrity = build.files[file];
    return integrity ? [[urlIn(build)(file), integrity]] : [];
  });
  return Object.fromEntries(known);
}

function serverFilesOf(build: BuildManifest, at: (file: string) => string): ServerFiles {
  const { server, styleSheets = {} } = build;
  if (!server) return {};
  return { server: at(server), styleSheets: mapValues(styleSheets, (files) => files.map(at)) };
}

/** The files of a build that only servers need, and that have a hash in the set. */
const serverFileNames = ({ server, styleSheets = {} }: BuildManifest): string[] => [
  ...(server ? [server] : []),
  ...Object.values(styleSheets).flat(),
];

/** The facts of a build as they stand in a set, without a fallback. */
export function releaseOf(build: Built<'remote'>): RemoteRelease {
  const at = urlIn(build);
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
    hashes: hashesOf(build, [
      ...build.preload,
      ...Object.values(build.pages).flat(),
      ...Object.values(build.widgetFiles ?? {}).flat(),
      ...serverFileNames(build),
    ]),
    entry: at(build.entry),
    ...serverFilesOf(build, at),
    ...(build.widgetNeeds && { widgetNeeds: build.widgetNeeds }),
    ...(build.widgetFiles && { widgetFiles: mapValues(build.widgetFiles, (files) => files.map(at)) }),
    preload: build.preload.map(at),
    pages: mapValues(build.pages, (files) => files.map(at)),
    needs: build.needs,
    locales: mapValues(build.locales, at),
  };
}

export function hostOf(build: Built<'host'>): ReleaseSet['host'] {
  const at = urlIn(build);
  return {
    version: build.version,
    provides: build.provides,
    exports: build.exports,
    routes: build.routes,
    scripts: build.scripts.map(at),
    styles: build.styles.map(at),
    preload: build.preload.map(at),
    ...(build.signedIn && { signedIn: { ...build.signedIn, files: build.signedIn.files.map(at) } }),
    hashes: hashesOf(build, [
      ...build.scripts,
      ...build.styles,
      ...build.preload,
      ...(build.signedIn?.files ?? []),
      ...serverFileNames(build),
      ...Object.values(build.shared).flat(),
    ]),
    shared: mapValues(build.shared, (files) => files.map(at)),
    fonts: build.fonts.map(at),
    icon: build.icon && at(build.icon),
    previewFrame: build.previewFrame && at(build.previewFrame),
    ...serverFilesOf(build, at),
    locales: mapValues(build.locales, (files) => mapValues(files, at)),
  };
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
