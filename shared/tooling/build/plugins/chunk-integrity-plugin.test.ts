import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { sha256Of } from '../../releases/builds/integrity.ts';
import { mapFile } from '../source-maps.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { ChunkRetryPlugin } from './chunk-retry-plugin.ts';
import { hashOf, versionToken } from './hash.ts';
import { StylePlugin } from './style-plugin.ts';

const require = createRequire(import.meta.url);
let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'handover-chunk-integrity-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function build(files: Record<string, string>, minimize: boolean, more: Configuration = {}) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  const compiler = webpack({
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: join(root, 'main.js'),
    ...more,
    output: { path: join(root, 'dist'), chunkFilename: '[name].[contenthash:8].js', ...more.output },
    optimization: { minimize },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
    },
    plugins: [
      new StylePlugin('[name].[contenthash:8].css'),
      new ChunkRetryPlugin(),
      new ChunkIntegrityPlugin(),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const output = join(root, 'dist');
  return Object.fromEntries(
    readdirSync(output, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(output, name)).isFile())
      .map((name) => [name, readFileSync(join(output, name))]),
  );
}

const sources = {
  'main.js': "import('./page.js'); import('./other.js');",
  'page.js': "import './page.css'; console.log('page');",
  'page.css': '.page { color: red }',
  'other.js': "console.log('other');",
};

test.each([true, false])(
  'the runtime has the hash of each chunk and style (minimized: %s)',
  async (minimize) => {
    const files = await build(sources, minimize);
    const runtime = files['main.js']?.toString() ?? '';
    const chunks = Object.keys(files).filter((name) => name !== 'main.js');
    expect(chunks.map((name) => name.replace(/^.*\./, '')).toSorted()).toEqual(['css', 'js', 'js']);
    for (const name of chunks) {
      const [id] = name.split('.');
      expect(runtime).toContain(`${id}:"${sha256Of(files[name] ?? Buffer.alloc(0))}"`);
    }
    // One for scripts, one for styles.
    expect(runtime.match(/\.integrity ?= ?"sha256-" ?\+ ?\(\{/g)).toHaveLength(2);
    expect(runtime).not.toContain('HANDOVER');
  },
);

test('a changed chunk changes the file that has its hash, but no other', async () => {
  const before = await build(sources, true);
  const after = await build({ ...sources, 'other.js': "console.log('changed');" }, true);
  const names = (files: object, extension: string) =>
    Object.keys(files).filter((name) => name.endsWith(extension));
  expect(names(after, '.css')).toEqual(names(before, '.css'));
  expect(after['main.js']?.equals(before['main.js'] ?? Buffer.alloc(0))).toBe(false);
});

test('in the map of the runtime, what comes after the hashes has its line', async () => {
  const files = await build({ ...sources, 'main.js': `${sources['main.js']}\nconsole.log('last');` }, true, {
    devtool: 'hidden-nosources-source-map',
    output: { sourceMapFilename: mapFile('[file]') },
  });
  const [before = '', ...others] = files['main.js']?.toString().split('console.log') ?? [];
  expect([before.includes('\n'), others.length]).toEqual([false, 1]);
  const found = new SourceMap(JSON.parse(files[mapFile('main.js')]?.toString() ?? '')).findEntry(
    0,
    before.length,
  );
  expect(found).toMatchObject({ originalSource: expect.stringMatching(/main\.js$/), originalLine: 1 });
});

test('a version in place of its token moves nothing', () => {
  expect(versionToken).toHaveLength(hashOf([]).length);
});
