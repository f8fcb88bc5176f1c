import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');

/** The number of diagnostics that a plugin of this folder has for each line, checked as a separate file. */
export function countDiagnostics(
  plugin: string,
  lines: readonly string[],
  extension: 'ts' | 'css',
): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-lint-'));
  try {
    writeFileSync(
      join(folder, 'biome.json'),
      JSON.stringify({ linter: { rules: { recommended: false } }, plugins: [join(__dirname, plugin)] }),
    );
    lines.forEach((line, index) => {
      writeFileSync(join(folder, `line-${index}.${extension}`), `${line}\n`);
    });
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', folder, `--config-path=${folder}`];
    const { diagnostics } = JSON.parse(runBiome(args)) as { diagnostics: { location: { path: string } }[] };
    return Object.fromEntries(
      lines.map((line, index) => [
        line,
        diagnostics.filter(({ location }) => location.path.endsWith(`line-${index}.${extension}`)).length,
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
