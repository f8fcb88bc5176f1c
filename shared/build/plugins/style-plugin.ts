import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Style sheets in files of their own. One that hangs fails after a time, as webpack has it for scripts only: Retry would
 * else wait for the same request for ever, instead of asking again.
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
      // The handler is taken off a tag that is done.
      beforeTagInsert.tap('StylePlugin', (source, { tag }) =>
        [
          source,
          `setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${chunkLoadTimeout});`,
        ].join('\n'),
      );
    });
  }
}
