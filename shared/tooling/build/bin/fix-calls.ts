import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedCalls } from '../grants/fixed-calls.ts';
import { remoteNames, workspace } from '../workspace/index.ts';

/** `pnpm fix:calls`: writes the calls that the sources of each remote make into its `remote.json`. */
for (const remote of remoteNames()) {
  const files = globSync('src/**/*.{ts,tsx}', {
    cwd: join(workspace, remote),
    exclude: ['**/*.test.*', 'src/testing/**'],
  });
  const sources = files.sort().map((file) => readFileSync(join(workspace, remote, file), 'utf8'));
  const descriptor = join(workspace, remote, 'src/remote.json');
  const text = readFileSync(descriptor, 'utf8');
  const { calls = [] } = JSON.parse(text) as { calls?: string[] };
  const lines = fixedCalls(calls, sources).map((call) => `\n    "${call}"`);
  writeFileSync(descriptor, text.replace(/"calls": \[[^\]]*\]/, `"calls": [${lines}\n  ]`));
}
