import { join } from 'node:path';
import { baseConfig, chunkPlugins, minimizer } from '../../base-config.ts';
import { runWebpack } from '../../run-webpack.ts';

// Runs in a process of its own: webpack imports loaders as ES modules, which jest can't.
const [folder = ''] = process.argv.slice(2);
const facts = { folder, name: 'mfe-cards', version: '1', identifier: 'cards', output: join(folder, 'dist') };
const except = (file: string) => file.includes('from-shared');
try {
  await runWebpack({
    ...baseConfig(facts, undefined, { folder, layer: facts.name, except }),
    cache: false,
    optimization: { minimizer },
    entry: join(folder, 'main.js'),
    plugins: chunkPlugins(),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
