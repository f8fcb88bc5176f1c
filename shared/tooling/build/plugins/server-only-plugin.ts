import webpack, { type Compiler } from 'webpack';

/** Packages for the server only: browser code may use types, paths and limits of the contract, but no schema. */
const serverOnly = /[\\/]node_modules[\\/]zod[\\/]/;

/** Fails a build whose chunks contain such a package. */
export class ServerOnlyPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ServerOnlyPlugin', (compilation) => {
      // Unused modules have no chunk at this stage, and modules are not concatenated yet.
      compilation.hooks.afterChunks.tap('ServerOnlyPlugin', () => {
        for (const module of compilation.modules) {
          if (!(module instanceof webpack.NormalModule) || !serverOnly.test(module.resource)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          if (!(issuer instanceof webpack.NormalModule) || serverOnly.test(issuer.resource)) continue;
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              `Zod stays on the server, but ${issuer.resource} brings it to the browser`,
            ),
          );
        }
      });
    });
  }
}
