import webpack, { type Compiler } from 'webpack';

/** What only the server may carry: browser code takes types, paths, vocabulary and limits of the contract, never a schema. */
const serverOnly = /[\\/]node_modules[\\/]zod[\\/]/;

/** Fails a build in whose chunks such a package stands. */
export class ServerOnlyPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ServerOnlyPlugin', (compilation) => {
      // Chunks are laid out by now, so what tree shaking leaves out is gone; modules are not merged yet.
      compilation.hooks.afterChunks.tap('ServerOnlyPlugin', () => {
        for (const module of compilation.modules) {
          if (!(module instanceof webpack.NormalModule) || !serverOnly.test(module.resource)) continue;
          const asker = compilation.moduleGraph.getIssuer(module);
          if (!(asker instanceof webpack.NormalModule) || serverOnly.test(asker.resource)) continue;
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              `Zod stays on the server, but ${asker.resource} brings it to the browser`,
            ),
          );
        }
      });
    });
  }
}
