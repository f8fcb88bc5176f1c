import webpack, { type Compiler } from 'webpack';

/**
 * A chunk that failed is asked for again at an address of its own: a browser keeps what came broken, and queues behind
 * what still hangs, by address.
 */
export class AskAnewPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AskAnewPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      // Webpack asks a second time for what failed only.
      createScript.tap('AskAnewPlugin', (source) =>
        [
          source,
          'const asked = (inProgress.asked ??= {});',
          'asked[url] = (asked[url] ?? -1) + 1;',
          "if (asked[url] > 0) script.src = url + '?again=' + asked[url];",
        ].join('\n'),
      );
    });
  }
}
