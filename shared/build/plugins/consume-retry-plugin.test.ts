import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { runWebpack } from '../run-webpack.ts';
import { ConsumeRetryPlugin } from './consume-retry-plugin.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'handover-consume-retry-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A container whose `./page` imports a shared module of the host, which fails to load the first time. */
async function loadTwice(plugins: webpack.WebpackPluginInstance[]) {
  writeFileSync(join(root, 'page.js'), "export { name } from 'shared-by-host';");
  writeFileSync(join(root, 'remote.js'), "export const page = () => import('./page.js');");
  await runWebpack({
    context: root,
    mode: 'production',
    target: 'async-node',
    entry: {},
    // As in `baseConfig`.
    output: { path: join(root, 'dist'), uniqueName: 'remote', strictModuleExceptionHandling: true },
    plugins: [
      new webpack.container.ContainerPlugin({
        name: 'remote',
        library: { type: 'var', name: 'remote' },
        filename: 'entry.js',
        exposes: { './remote': './remote.js' },
      }),
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: { 'shared-by-host': { import: false, singleton: true, requiredVersion: false } },
      }),
      ...plugins,
    ],
  });
  const asked: string[] = [];
  const get = async () => {
    asked.push('shared-by-host');
    if (asked.length === 1) throw new Error('offline');
    return () => ({ name: 'the module' });
  };
  const scope = { 'shared-by-host': { '1.0.0': { get, from: 'host', eager: false } } };
  const context = { require, __dirname: join(root, 'dist'), console, remote: undefined as never };
  runInNewContext(
    readFileSync(join(root, 'dist/entry.js'), 'utf8').replace(/^var remote/, 'this.remote'),
    context,
  );
  const { init, get: getExposed } = context.remote as {
    init: (scope: object) => unknown;
    get: (name: string) => Promise<() => { page: () => Promise<{ name: string }> }>;
  };
  await init(scope);
  const { page } = (await getExposed('./remote'))();
  const outcomes: string[] = [];
  for (let time = 0; time < 2; time += 1)
    outcomes.push(
      await page().then(
        ({ name }) => name,
        (error: Error) => error.message,
      ),
    );
  return { outcomes, asked };
}

test('a shared module that failed to load is asked for again', async () => {
  const { outcomes, asked } = await loadTwice([new ConsumeRetryPlugin()]);
  expect(outcomes).toEqual(['offline', 'the module']);
  expect(asked).toHaveLength(2);
});

test('without the plugin webpack remembers the failure', async () => {
  const { outcomes, asked } = await loadTwice([]);
  expect(outcomes[1]).not.toBe('the module');
  expect(asked).toHaveLength(1);
});
