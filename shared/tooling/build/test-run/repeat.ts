import type { TestOutcome } from '@handover/shared/testing/results';

type Where = Pick<TestOutcome, 'file' | 'line'> & { package: string };

const SCOPED = ['shared', 'tooling'];

/** The command that runs a test, or its file, alone. */
export function commandOf({ package: part, file, line }: Where): string {
  const [name = ''] = part.split('/');
  if (name === 'e2e') return `pnpm --filter e2e e2e ${file}${line ? `:${line}` : ''}`;
  if (name === 'api') return `pnpm --filter api test:file ${file}`;
  return `pnpm --filter ${SCOPED.includes(name) ? `@handover/${name}` : name} test ${file}`;
}

/** The commands that run again the files in which a test has failed, one for each package. */
export function commandsOf(results: readonly { package: string; tests: readonly TestOutcome[] }[]): string[] {
  return results.flatMap(({ package: name, tests }) => {
    const files = new Set(tests.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file));
    return files.size > 0 ? [commandOf({ package: name, file: [...files].join(' ') })] : [];
  });
}
