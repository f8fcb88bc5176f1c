import { join } from 'node:path';
import { API_VERSION } from '@handover/shared/contract';
import { CONTRACT_VERSION } from '@handover/shared/federation/contract';
import { SHELL_MODALS } from '@handover/shared/shell/modal-names';
import { SIGNED_IN_WIDGETS } from '@handover/shared/shell/signed-in-widgets';
import type { Chunk, Compilation, Module, NormalModule } from 'webpack';
import { integrityOf } from '../../releases/builds/integrity.ts';
import { checkGrants } from '../grants/check-grants.ts';
import { FIRST_PAGE } from '../plugins/first-page-plugin.ts';
import type { Locales } from '../plugins/locales.ts';
import { PREVIEW_FRAME } from '../preview-frame/headers.ts';
import { serverFile } from '../server/server-file.ts';
import { consumedBy, consumedKey, providedExports, providedModules, usedExports } from '../shared-usage.ts';
import { runtimeVersion, sharedVersions } from '../sharing.ts';
import { withNavTexts } from './nav-texts.ts';
import { openedNames, sourceFiles } from './opened-names.ts';
import { type PackageFacts, readJson } from './package-facts.ts';
import { checkPageTexts } from './page-texts.ts';

/** The chunk of what is loaded once somebody is signed in, as `webpackChunkName` where it is imported. */
const SIGNED_IN = 'signed-in';

/** What the manifest of a build says beside its version, and the hashes of its files, which are final only at the end. */
export function describeBuild(
  compilation: Compilation,
  facts: PackageFacts,
  role: 'host' | 'remote',
  locales: Locales,
) {
  const common = { name: facts.name, locales, opens: openedNames(sourceFiles(compilation)) };
  if (role === 'host')
    return {
      ...common,
      role,
      contract: CONTRACT_VERSION,
      shellModals: SHELL_MODALS,
      provides: { ...sharedVersions(), ...runtimeVersion() },
      exports: providedExports(compilation),
      ...hostFiles(compilation),
      routes: hostRoutes(facts),
    };
  return { ...common, role, ...remoteFiles(compilation, facts) };
}

/** The content of `build-manifest.json`, which describes the build by names of files in `dist`. */
export function manifestOf(
  compilation: Compilation,
  described: ReturnType<typeof describeBuild>,
  facts: PackageFacts,
  hash: string,
) {
  const files = Object.fromEntries(
    compilation.getAssets().map(({ name, source }) => [name, integrityOf(source.buffer())]),
  );
  const common = { version: `${facts.version}-${hash}`, files };
  if (described.role === 'host') return { ...described, ...common };
  const integrity = files[described.entry] ?? '';
  return { ...described, ...common, global: `${facts.identifier}_${hash}`, integrity };
}

function hostFiles(compilation: Compilation) {
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const early = [...(compilation.namedChunks.get(FIRST_PAGE)?.files ?? [])];
  const assets = compilation.getAssets().map((asset) => asset.name);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: [...new Set([...files, ...early])].filter((file) => file.endsWith('.css')),
    preload: early.filter((file) => file.endsWith('.js')),
    signedIn: {
      files: [...(compilation.namedChunks.get(SIGNED_IN)?.files ?? [])],
      widgets: [...SIGNED_IN_WIDGETS],
    },
    shared: sharedFiles(compilation, new Set([...files, ...early])),
    fonts: assets.filter((file) => /-text\.\w+\.woff2$/.test(file)),
    icon: assets.find((file) => /favicon/.test(file)) ?? null,
    previewFrame: assets.find((file) => file === PREVIEW_FRAME) ?? null,
    server: assets.find((file) => file === serverFile('host')) ?? null,
    styleSheets: styleSheetsOf(compilation, 'page'),
  };
}

/** The files that a remote makes the host load when it first uses a shared module: specifier -> files beyond those of the first page. */
function sharedFiles(compilation: Compilation, first: ReadonlySet<string>): Record<string, string[]> {
  const found = [...providedModules(compilation)].map(([specifier, { chunks }]) => {
    const files = new Set(chunks.flatMap((chunk) => [...chunk.files]));
    return [specifier, [...files].filter((file) => !first.has(file))] as const;
  });
  return Object.fromEntries(found.filter(([, files]) => files.length > 0));
}

function hostRoutes({ folder }: PackageFacts) {
  const { routes } = readJson(join(folder, 'src/host.json'));
  checkPageTexts('host', routes, folder);
  return routes;
}

function remoteFiles(compilation: Compilation, facts: PackageFacts) {
  const modules = [...compilation.modules];
  const descriptor = withNavTexts(readJson(join(facts.folder, 'src/remote.json')), facts.folder);
  checkPageTexts('remote', descriptor.routes, facts.folder);
  const own = sourceFiles(compilation).filter((file) => file.startsWith(join(facts.folder, 'src/')));
  checkGrants(facts.folder, own, descriptor);
  const entry = compilation.getAssets().find((asset) => /^entry\..*\.js$/.test(asset.name));
  if (!entry) throw new Error('The build has no entry');
  const versions = sharedVersions();
  const wanted = modules.filter((module) => module.type === 'consume-shared-module').map(consumedKey);
  const pages: Record<string, string[]> = {};
  const needs: Record<string, string[]> = {};
  const widgetNeeds: Record<string, string[]> = {};
  const widgetFiles: Record<string, string[]> = {};
  let exposed: string[] = [];
  for (const module of modules) {
    const file = resourceOf(module);
    if (file.endsWith('/src/remote.tsx')) exposed = filesOf(compilation, module);
    const page = /\/src\/pages\/(.+)\.page\.tsx$/.exec(file)?.[1];
    const widget = partOf(module, 'widget');
    if (widget) {
      widgetNeeds[widget] = consumedBy(compilation, chunksOf(compilation, module));
      widgetFiles[widget] = filesOf(compilation, module);
    }
    if (!page) continue;
    pages[page] = filesOf(compilation, module);
    needs[page] = consumedBy(compilation, chunksOf(compilation, module));
  }
  return {
    contract: descriptor.contract,
    namespace: descriptor.namespace,
    descriptor,
    entry: entry.name,
    server: compilation.getAsset(serverFile('remote'))?.name ?? null,
    styleSheets: styleSheetsOf(compilation, 'widget'),
    widgetNeeds,
    widgetFiles,
    preload: exposed.filter((file) => file !== entry.name),
    pages,
    needs,
    requires: {
      ...runtimeVersion(),
      ...Object.fromEntries([...new Set(wanted)].sort().map((key) => [key, versions[key] ?? '*'])),
    },
    uses: usedExports(compilation),
    api: API_VERSION,
  };
}

/** The style sheets of each page, or widget, for html that is rendered on the server. */
function styleSheetsOf(compilation: Compilation, kind: 'page' | 'widget'): Record<string, string[]> {
  const found = [...compilation.modules].flatMap((module) => {
    const part = partOf(module, kind);
    const sheets = part ? filesOf(compilation, module).filter((file) => file.endsWith('.css')) : [];
    return part && sheets.length > 0 ? [[part, sheets] as const] : [];
  });
  return Object.fromEntries(found.sort());
}

/** The name of the page or widget that a module is, from its file: `bell` of `bell.widget.tsx`. */
const partOf = (module: Module, kind: 'page' | 'widget'): string | undefined =>
  new RegExp(`/src/.*?([\\w-]+)\\.${kind}\\.tsx$`).exec(resourceOf(module))?.[1];

/** The file of a module, also of one that webpack has concatenated with its imports. */
function resourceOf(module: Module): string {
  const { rootModule = module } = module as Module & { rootModule?: Module };
  return (rootModule as NormalModule).resource ?? '';
}

/** All files that are loaded with the chunk of a module. */
const filesOf = (compilation: Compilation, module: Module): string[] => [
  ...new Set(chunksOf(compilation, module).flatMap((chunk) => [...chunk.files])),
];

function chunksOf({ chunkGraph }: Compilation, module: Module): Chunk[] {
  const chunks = new Set<Chunk>();
  for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
    for (const group of chunk.groupsIterable) for (const each of group.chunks) chunks.add(each);
  }
  return [...chunks];
}
