import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { sha256Of } from '../../releases/integrity.ts';

/** Placeholders in the runtime for its chunks' hashes, which are known only once all other code is final. */
const tokens = { '.js': 'HANDOVERSCRIPTHASHES', '.css': 'HANDOVERSTYLEHASHES' };

/**
 * The browser runs a chunk, script or style, only if it is unchanged: the runtime of a build has the hash of each, and its own
 * file is checked by whoever loads it. An unknown chunk is refused too, by the hash "undefined".
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } = compiler.webpack.Compilation;
    // After the version is inserted, which changes chunks.
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
    for (const file of chunk.files) {
      compilation.updateAsset(file, (source) => {
        let code = source.source().toString();
        for (const [extension, token] of Object.entries(tokens))
          code = code.replaceAll(token, () => hashesOf(compilation, chunk, extension));
        return new webpack.sources.RawSource(code);
      });
    }
  }
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
