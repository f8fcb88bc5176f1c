import { federationOptions, manifestPlugin } from '@handover/manifest-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';

const folder = import.meta.dirname;

/** A remote in plain JavaScript, made by webpack without the preset of `@handover/tooling`, as `docs/federation/other-bundlers.md` describes. */
export const plainConfig = (output: string): Configuration => ({
  mode: 'production',
  context: folder,
  entry: {},
  output: { path: output, publicPath: 'auto', clean: true },
  plugins: [
    manifestPlugin.webpack({ folder }),
    new ModuleFederationPlugin({
      ...federationOptions(folder),
      exposes: { './remote': './src/remote.js' },
    }),
  ],
});
