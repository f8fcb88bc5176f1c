import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * Extracts style sheets into files, and adds what webpack has for scripts only: a load timeout, since otherwise Retry would wait
 * for the same hanging request for ever, and a new URL for a retry, since a browser may cache a broken response.
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
      beforeTagInsert.tap('StylePlugin', (source, { tag, href }) =>
        [
          source,
          'const attempts = (createStylesheet.attempts ??= {});',
          `attempts[${href}] = (attempts[${href}] ?? -1) + 1;`,
          `if (attempts[${href}] > 0) ${tag}.href = ${href} + '?again=' + attempts[${href}];`,
          `setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${chunkLoadTimeout});`,
        ].join('\n'),
      );
    });
  }
}
