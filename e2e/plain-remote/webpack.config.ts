import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ManifestPlugin } from './manifest-plugin.ts';

/** What the host provides, with the versions that this remote needs (`requires` of its manifest). */
const requires = {
  react: '19.3.1',
  '@handover/shared/i18n': '1.0.0',
  '@handover/shared/session': '1.0.0',
  '@handover/shared/ui': '1.0.0',
};
/** The names that it imports from each entry point. */
const uses = {
  '@handover/shared/i18n': ['useTranslation'],
  '@handover/shared/session': ['useCurrentUser'],
  '@handover/shared/ui': ['Page'],
};

/** A remote made without the preset of `@handover/shared/build`, as `shared/federation/README.md` describes. */
export function plainConfig(version: string, output: string): Configuration {
  // Two versions of a remote may run on one page.
  const global = `mfe_visits_${version.replaceAll(/\W/g, '_')}`;
  const shared = Object.entries(requires).map(([specifier, needed]) => [
    specifier,
    { import: false as const, singleton: true, strictVersion: true, requiredVersion: `^${needed}` },
  ]);
  return {
    mode: 'production',
    context: import.meta.dirname,
    entry: {},
    output: { path: output, publicPath: 'auto', uniqueName: global, clean: true },
    plugins: [
      new ModuleFederationPlugin({
        name: global,
        library: { type: 'var', name: global },
        filename: 'entry.js',
        exposes: { './remote': './src/remote.js' },
        shared: Object.fromEntries(shared),
        manifest: false,
        dts: false,
      }),
      new ManifestPlugin({
        version,
        global,
        requires,
        uses,
        source: join(import.meta.dirname, 'src'),
      }),
    ],
  };
}
