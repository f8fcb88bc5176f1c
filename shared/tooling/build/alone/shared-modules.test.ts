import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { sharedModules } from './shared-modules.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'handover-shared-modules-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

async function usedBy(entry: string): Promise<string[]> {
  const compiler = webpack({
    context: folder,
    mode: 'development',
    entry: join(folder, entry),
    output: { path: join(folder, 'dist') },
    externals: [/^(react|@handover)/],
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return sharedModules(stats.compilation, folder)
    .filter(({ isUsed }) => isUsed)
    .map(({ module }) => module);
}

test('what the sources of the remote import is used, also by import() and by JSX; what others import is not', async () => {
  write('src/remote.js', "import '@handover/shared/ui'; import '../other.js'; import('./page.js')");
  write('src/page.js', "import 'react/jsx-dev-runtime'; import '@handover/shared/forms/phone'");
  write('other.js', "import '@handover/shared/store'; import 'react-dom'");
  expect(await usedBy('src/remote.js')).toEqual([
    'react/jsx-runtime',
    '@handover/shared/forms/phone',
    '@handover/shared/ui',
  ]);
});
