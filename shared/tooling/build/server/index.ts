import webpack from 'webpack';
import { packageFacts } from '../descriptor/package-facts.ts';
import { serverConfig } from './server-config.ts';

/** Builds only what servers render with, into `output`: for tests of the renderer. */
export function buildServer(configUrl: string, role: 'host' | 'remote', output: string): Promise<void> {
  const config = serverConfig(packageFacts(configUrl), role);
  // Several tests build at once, and write nothing that another one reads.
  const cache = typeof config.cache === 'object' && { ...config.cache, readonly: true };
  const compiler = webpack({ ...config, cache, output: { ...config.output, path: output } });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}
