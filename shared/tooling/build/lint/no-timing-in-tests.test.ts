import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const plugin = join(__dirname, 'no-timing-in-tests.grit');

/** The number of diagnostics for each line, checked as a separate file. */
function countDiagnostics(lines: readonly string[]): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-lint-'));
  try {
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ linter: { rules: { recommended: false } }, plugins: [plugin] }),
    );
    lines.forEach((line, index) => {
      writeFileSync(join(folder, `line-${index}.ts`), `${line}\n`);
    });
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', folder, `--config-path=${folder}`];
    const { diagnostics } = JSON.parse(runBiome(args)) as { diagnostics: { location: { path: string } }[] };
    return Object.fromEntries(
      lines.map((line, index) => [
        line,
        diagnostics.filter(({ location }) => location.path.endsWith(`line-${index}.ts`)).length,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runBiome(args: string[]): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin/biome'), args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    // It exits with 1 where it finds something.
    return (error as { stdout: string }).stdout;
  }
}

const allow = [
  'const inThreeDays = new Date(Date.now() + 3 * DAY);',
  'const yesterday = new Date(Date.now() - DAY_MS * 1);',
  'test.setTimeout(300_000);',
  'await expect.poll(read).toBe(1);',
  'jest.setSystemTime(Date.now() + 86_400_000);',
];
const refuse = [
  "import { setTimeout as sleep } from 'node:timers/promises';",
  'await page.waitForTimeout(500);',
  'await new Promise((resolve) => setTimeout(resolve, 300));',
  'const began = performance.now();',
  'const took = Date.now() - began;',
  'const left = end - Date.now();',
  'while (Date.now() < end) work();',
  'expect(end > Date.now()).toBe(true);',
];

test('waits and times are found, dates are not', () => {
  const found = countDiagnostics([...allow, ...refuse]);
  expect(found).toEqual({
    ...Object.fromEntries(allow.map((line) => [line, 0])),
    ...Object.fromEntries(refuse.map((line) => [line, 1])),
  });
});
