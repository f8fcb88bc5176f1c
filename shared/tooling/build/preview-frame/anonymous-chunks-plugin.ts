import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Loads chunks with `crossorigin`, always: a frame of an opaque origin is of another one than its own files, which webpack does not
 * know, and servers may refuse requests of other origins without it.
 */
export class AnonymousChunksPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AnonymousChunksPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('AnonymousChunksPlugin', (source) => `${source}\nscript.crossOrigin = 'anonymous';`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(
        'AnonymousChunksPlugin',
        (source, { tag }) => `${source}\n${tag}.crossOrigin = 'anonymous';`,
      );
    });
  }
}
