import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Task -> the files that it depends on, by their paths from `e2e`. */
function inputsOf(tasks: readonly string[]): Record<string, string[]> {
  const output = execFileSync('node_modules/.bin/turbo', ['run', ...tasks, '--filter=e2e', '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const found: { task: string; package: string; inputs: Record<string, string> }[] = JSON.parse(output).tasks;
  return Object.fromEntries(
    found.filter((each) => each.package === 'e2e').map(({ task, inputs }) => [task, Object.keys(inputs)]),
  );
}

test('a part of the browser tests runs again where what it shows has changed, and not otherwise', () => {
  const { journeys = [], pages = [], platform = [] } = inputsOf(['journeys', 'pages', 'platform']);
  const page = '../mfe-deals/src/pages/deal-edit.page.tsx';
  const rule = '../api/src/features/deals/deals.routes.ts';
  for (const part of [journeys, pages]) expect(part).toEqual(expect.arrayContaining([page, rule]));
  expect(platform).toEqual(
    expect.arrayContaining(['../host/server/server.ts', '../mfe-deals/src/remote.json', '../pnpm-lock.yaml']),
  );
  expect(platform).not.toEqual(expect.arrayContaining([page]));
  expect(platform).not.toEqual(expect.arrayContaining([rule]));
  for (const [part, own] of Object.entries({ journeys, pages, platform })) {
    const specs = own.filter((file) => file.startsWith('specs/'));
    expect(specs.length).toBeGreaterThan(0);
    expect(specs.filter((file) => !file.startsWith(`specs/${part}/`))).toEqual([]);
    expect(own.filter((file) => /\.test\.|\.md$|(^|\/)(node_modules|dist|\.cache)\//.test(file))).toEqual([]);
  }
});
