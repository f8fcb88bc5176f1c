import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Extracts style sheets into files, and adds a load timeout, which webpack has for scripts only: otherwise Retry
 * would wait for the same hanging request for ever.
 */
export class StylePlugin {
  private readonly filename: string;

  constructor(filename: string) {
    this.filename = filename;
  }

  apply(compiler: Compiler) {
    const { filename } = this;
    new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true }).apply(compiler);
    compiler.hooks.thisCompilation.tap('StylePlugin', (compilation) => {
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      const { chunkLoadTimeout } = compilation.outputOptions;
      // `onerror` is removed from a tag once it has loaded.
      beforeTagInsert.tap('StylePlugin', (source, { tag }) =>
        [
          source,
          `setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${chunkLoadTimeout});`,
        ].join('\n'),
      );
    });
  }
}
