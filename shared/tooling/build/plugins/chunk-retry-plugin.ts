import webpack, { type Compiler } from 'webpack';

/**
 * Retries a failed chunk under a new URL: by the same URL the browser would reuse a broken response from its cache,
 * or queue behind a hanging request.
 */
export class ChunkRetryPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      // Webpack requests a URL a second time only after a failure.
      createScript.tap('ChunkRetryPlugin', (source) =>
        [
          source,
          'const attempts = (inProgress.attempts ??= {});',
          'attempts[url] = (attempts[url] ?? -1) + 1;',
          "if (attempts[url] > 0) script.src = url + '?again=' + attempts[url];",
        ].join('\n'),
      );
    });
  }
}
