import type { ReleaseSet, RemoteRelease, ServerFiles } from '@handover/shared/federation/contract';
import type { BuildManifest } from '../builds/schema.ts';

type Built<Role extends BuildManifest['role']> = Extract<BuildManifest, { role: Role }>;

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
