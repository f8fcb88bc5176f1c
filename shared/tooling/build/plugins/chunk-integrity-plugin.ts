import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { sha256Of } from '../../releases/builds/integrity.ts';
import { mapFile } from '../source-maps.ts';

/** Placeholders in the runtime for its chunks' hashes, which are known only once all other code is final. */
const tokens = { '.js': 'HANDOVERSCRIPTHASHES', '.css': 'HANDOVERSTYLEHASHES' };

/**
 * The browser runs a chunk, script or style, only if it is unchanged: the runtime of a build has the hash of each, and its own
 * file is checked by whoever loads it. An unknown chunk is refused too, by the hash "undefined".
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } = compiler.webpack.Compilation;
    // This comes after the version is inserted, which changes chunks.
    const last = { name: 'ChunkIntegrityPlugin', stage: PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1 };
    compiler.hooks.thisCompilation.tap(last.name, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      const check = (source: string, tag: string, extension: keyof typeof tokens) =>
        `${source}\n${tag}.integrity = "sha256-" + ${tokens[extension]}[chunkId];`;
      createScript.tap(last.name, (source) => check(source, 'script', '.js'));
      beforeTagInsert.tap(last.name, (source, { tag }) => check(source, tag, '.css'));
      compilation.hooks.processAssets.tap(last, () => insertHashes(compilation));
    });
  }
}

function insertHashes(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files)
      replaceTokens(compilation, file, (extension) => hashesOf(compilation, chunk, extension));
  }
}

/** Replaces the tokens in a script, and moves in its map what comes after them. */
function replaceTokens(compilation: Compilation, file: string, hashes: (extension: string) => string): void {
  const { RawSource, ReplaceSource, SourceMapSource } = webpack.sources;
  const code = compilation.assets[file]?.source().toString() ?? '';
  const map = compilation.assets[mapFile(file)]?.source().toString();
  const replaced = new ReplaceSource(map ? new SourceMapSource(code, file, map) : new RawSource(code));
  for (const [extension, token] of Object.entries(tokens))
    for (const { index } of code.matchAll(new RegExp(token, 'g')))
      replaced.replace(index, index + token.length - 1, hashes(extension));
  compilation.updateAsset(file, new RawSource(replaced.source()));
  if (map) compilation.updateAsset(mapFile(file), new RawSource(JSON.stringify(replaced.map())));
}

/** The code of an object: chunk id -> hash of the chunk's file with this extension. */
function hashesOf(compilation: Compilation, runtime: Chunk, extension: string): string {
  const hashes = [...runtime.getAllAsyncChunks()].flatMap((chunk) =>
    [...chunk.files]
      .filter((file) => file.endsWith(extension))
      .map((file) => [chunk.id, sha256Of(compilation.assets[file]?.buffer() ?? Buffer.alloc(0))]),
  );
  return `(${JSON.stringify(Object.fromEntries(hashes)).replaceAll(/"(\d+)":/g, '$1:')})`;
}
