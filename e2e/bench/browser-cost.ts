import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';

// Measures what browsers load so that teams can release on their own, beyond loading remotes at all. The host is
// built as it is, and with stubs in place of the modules that exist for that only: the difference of its compressed
// files. Only bytes are counted, so the machine makes no difference.
const root = join(import.meta.dirname, '..', '..');
const MODULES = [
  // This prevents a remote from using names that belong to others.
  'shared/federation/without-conflicts.ts',
  // Calls and raw token by declaration.
  'shared/kernel/{platform/limit-platform,http/limit-http}.ts',
  // Open tabs follow releases, and leave revoked versions.
  'host/src/updates/{follow-sets,leave-revoked,put-back,reload-at-once,typed-text}.ts',
  'shared/design/forms/form/{kept-values,use-kept-values}.ts',
  // Errors, frozen pages, times, long tasks and memory by version.
  'host/src/faults/!(*.test).ts',
  'host/src/start/early-faults.ts',
  'shared/federation/mount/measure-remote.ts',
  // The federation panel.
  'host/src/panel/!(*.test).ts*',
  'shared/shell/panel/*.ts*',
];
const IDLE = 'when the browser is idle, not on a first page of signed-out /';
const WHEN: Record<string, string> = {
  main: 'with every page, as signed-out / loads it',
  shell: 'with every page, as signed-out / loads it',
  'remote-pages': 'with the first part of a remote',
  './start/start-background-tasks.ts': IDLE,
  'freeze-worker': IDLE,
  'leave-revoked': 'when a version is revoked',
  'federation-panel': 'when staff open the panel',
};
const PANEL = 'federation-panel';

/** The compressed bytes of each chunk, by its name, or by the file that it begins with. */
async function sizesOf(stubbed: readonly string[]): Promise<Map<string, number>> {
  const { default: host }: { default: Configuration } = await import(join(root, 'host/webpack.config.ts'));
  const output = mkdtempSync(join(tmpdir(), 'handover-cost-'));
  const stubs = {
    test: (file: string) => stubbed.includes(file),
    enforce: 'pre' as const,
    loader: fileURLToPath(new URL('./stub-loader.ts', import.meta.url)),
  };
  const compiler = webpack({
    ...host,
    output: { ...host.output, path: output },
    module: { rules: [...(host.module?.rules ?? []), stubs] },
    // Neither the build for the server nor the manifest.
    plugins: host.plugins?.filter(
      (plugin) => !/^(ServerBuild|Release)Plugin$/.test(plugin?.constructor.name ?? ''),
    ),
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const { errors = [], chunks = [] } =
    stats?.toJson({ all: false, errors: true, chunks: true, chunkOrigins: true }) ?? {};
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const sizes = new Map<string, number>();
  for (const { names = [], origins = [], files = [] } of chunks) {
    const name = names[0] ?? origins[0]?.request ?? 'others';
    const code = files.filter((file) => /\.(js|css)$/.test(file));
    const bytes = code.map((file) => brotliCompressSync(readFileSync(join(output, file))).length);
    sizes.set(
      name,
      bytes.reduce((sum, each) => sum + each, sizes.get(name) ?? 0),
    );
  }
  rmSync(output, { recursive: true });
  return sizes;
}

const files = MODULES.flatMap((pattern) => globSync(pattern, { cwd: root })).map((file) => join(root, file));
const [whole, without] = [await sizesOf([]), await sizesOf(files)];
const costs = [...whole]
  .map(([chunk, bytes]) => ({ chunk, bytes: bytes - (without.get(chunk) ?? 0) }))
  .filter(({ bytes }) => bytes !== 0);
for (const { chunk, bytes } of costs)
  console.log(`${String(bytes).padStart(6)} bytes  ${chunk}: ${WHEN[chunk] ?? 'with what it is part of'}`);
const sum = (of: typeof costs) => of.reduce((total, { bytes }) => total + bytes, 0);
console.log(
  `${String(sum(costs.filter(({ chunk }) => chunk !== PANEL))).padStart(6)} bytes  in all without the panel`,
);

// The entries of remotes have this in addition: the calls that they declare.
for (const folder of globSync('mfe-*', { cwd: root }).sort()) {
  const { calls } = JSON.parse(readFileSync(join(root, folder, 'src/remote.json'), 'utf8'));
  const declared = JSON.stringify(calls);
  for (const file of globSync('dist/*.js', { cwd: join(root, folder) })) {
    const code = readFileSync(join(root, folder, file), 'utf8');
    if (!code.includes(declared)) continue;
    const bytes = brotliCompressSync(code).length - brotliCompressSync(code.replace(declared, '[]')).length;
    console.log(`${String(bytes).padStart(6)} bytes  ${folder}: ${calls.length} calls, with its code`);
  }
}
