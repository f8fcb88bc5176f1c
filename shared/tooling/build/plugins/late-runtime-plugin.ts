import webpack, { type Compiler } from 'webpack';

/** What puts the runtime into each entry, in `ModuleFederationPlugin`. */
const INCLUDES_RUNTIME = 'FederationRuntimePlugin';

/**
 * Leaves the federation's runtime where the host imports it (`createFederation`): in a chunk that the first remote loads. Without this, its plugin
 * puts it into the first script, and makes an instance as each page starts, also where no remote is.
 */
export class LateRuntimePlugin {
  apply(compiler: Compiler) {
    const { make } = compiler.hooks;
    compiler.hooks.afterPlugins.tap('LateRuntimePlugin', () => {
      if (!make.taps.some(({ name }) => name === INCLUDES_RUNTIME))
        throw new webpack.WebpackError('This version of the federation includes its runtime in another way');
      make.intercept({
        register: (tap) =>
          tap.name === INCLUDES_RUNTIME ? { ...tap, type: 'promise', fn: async () => undefined } : tap,
      });
    });
  }
}
