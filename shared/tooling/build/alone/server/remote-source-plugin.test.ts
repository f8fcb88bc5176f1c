import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { RemoteSourcePlugin } from './remote-source-plugin.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'handover-remote-source-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
}

async function errorsOf(entry: string): Promise<string[]> {
  const compiler = webpack({
    context: root,
    mode: 'development',
    entry: join(root, entry),
    output: { path: join(root, 'dist') },
    plugins: [new RemoteSourcePlugin(join(root, 'mfe-deals'), root)],
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
}

test('its own source, shared, npm packages and data URLs are accepted', async () => {
  write(
    'mfe-deals/remote.js',
    "import '../shared/a.js'; import '../node_modules/mfe-kit/b.js'; import 'data:text/javascript,0'",
  );
  write('shared/a.js', '');
  write('node_modules/mfe-kit/b.js', '');
  expect(await errorsOf('mfe-deals/remote.js')).toEqual([]);
});

test.each(['mfe-deals-2', 'mfe-auth', 'host', 'api'])(
  'source of %s fails the build, with the importing module',
  async (owner) => {
    write('mfe-deals/remote.js', `import '../${owner}/a.js'`);
    write(`${owner}/a.js`, '');
    expect(await errorsOf('mfe-deals/remote.js')).toEqual([
      `A remote alone contains only its own source, not ${join(root, owner, 'a.js')} (imported by ${join(root, 'mfe-deals/remote.js')})`,
    ]);
  },
);
