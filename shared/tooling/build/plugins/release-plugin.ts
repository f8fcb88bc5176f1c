import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../../releases/builds/integrity.ts';
import { MF_MANIFEST, mfManifestOfHost, mfManifestOfRemote } from '../../releases/builds/mf-manifest.ts';
import { TYPES_FILE } from '../../releases/types/type-record.ts';
import { describeBuild, manifestOf } from '../descriptor/manifest.ts';
import type { PackageFacts } from '../descriptor/package-facts.ts';
import { providedExports, usedExports } from '../shared-usage.ts';
import { declarationsFolder } from '../types/declarations.ts';
import { typesOfHost, typesOfRemote } from '../types/record-types.ts';
import { hashOf, versionToken } from './hash.ts';
import { emitLocales, type Locales } from './locales.ts';

type Described = ReturnType<typeof describeBuild>;

/**
 * Sets the version of the build and writes `build-manifest.json`, which the release store needs to publish it, and the types by which
 * releases are compared; and `mf-manifest.json`, for the federation's own tools.
 */
export class ReleasePlugin {
  private readonly facts: PackageFacts;
  private readonly role: 'host' | 'remote';

  constructor(facts: PackageFacts, role: 'host' | 'remote') {
    this.facts = facts;
    this.role = role;
  }

  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    const transfer = { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER };
    // When all other files are final, since the manifest has their hashes.
    const report = { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
    // While webpack compiles. Builds of `pnpm dev` and `serve`, at each change, do without.
    let declarations: Promise<string> | undefined;
    compiler.hooks.beforeRun.tap('ReleasePlugin', () => {
      declarations = declarationsFolder();
      // It is told where it is awaited.
      declarations.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      let hash = '';
      let described: Described | undefined;
      compilation.hooks.processAssets.tapPromise(transfer, async () => {
        if (declarations) this.writeTypes(compilation, await declarations);
        described = this.describe(compilation, emitLocales(compilation, this.facts.folder, this.role));
        hash = insertVersion(compilation, described);
      });
      compilation.hooks.processAssets.tap(report, () => {
        if (described && compilation.errors.length === 0) this.writeManifest(compilation, described, hash);
      });
    });
  }

  /** Part of the version: what a host offers may change without its code. */
  private writeTypes(compilation: Compilation, declarations: string) {
    const record =
      this.role === 'host'
        ? typesOfHost(declarations, providedExports(compilation), this.facts.folder)
        : typesOfRemote(declarations, usedExports(compilation), this.facts.folder);
    emitJson(compilation, TYPES_FILE, record);
  }

  /** Undefined for what can't be released, with its error in the compilation. */
  private describe(compilation: Compilation, locales: Locales): Described | undefined {
    compilation.fileDependencies.add(join(this.facts.folder, `src/${this.role}.json`));
    if (compilation.errors.length > 0) return undefined;
    try {
      return describeBuild(compilation, this.facts, this.role, locales);
    } catch (error) {
      // Such as a missing text: printed as one line, without a stack.
      compilation.errors.push(
        new webpack.WebpackError(error instanceof Error ? error.message : String(error)),
      );
      return undefined;
    }
  }

  private writeManifest(compilation: Compilation, described: Described, hash: string) {
    const manifest = manifestOf(compilation, described, this.facts, hash);
    const forTools = manifest.role === 'remote' ? mfManifestOfRemote(manifest) : mfManifestOfHost(manifest);
    manifest.files[MF_MANIFEST] = emitJson(compilation, MF_MANIFEST, forTools);
    emitJson(compilation, 'build-manifest.json', manifest);
  }
}

/** Sets the hash of the build in its code, and returns it: of its files, and of what its manifest says. */
function insertVersion(compilation: Compilation, described: Described | undefined): string {
  const hash = hashOf([
    ...compilation.getAssets().map(({ name, source }): [string, Buffer] => [name, source.buffer()]),
    ['build-manifest.json', Buffer.from(JSON.stringify(described ?? {}))],
  ]);
  for (const { name } of compilation.getAssets().filter((asset) => asset.name.endsWith('.js'))) {
    compilation.updateAsset(
      name,
      (source) => new webpack.sources.RawSource(source.source().toString().replaceAll(versionToken, hash)),
      // Webpack would not rewrite an immutable file of the same name and size.
      { immutable: false },
    );
  }
  return hash;
}

/** Returns the integrity of the file. */
function emitJson(compilation: Compilation, name: string, content: object): string {
  const source = new webpack.sources.RawSource(JSON.stringify(content, null, 2));
  compilation.emitAsset(name, source);
  return integrityOf(source.buffer());
}
