import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEXT_VERSION, upgradeNotes, withNotes } from '../docs/upgrade-notes.ts';

/**
 * `pnpm upgrading`: writes what the next version asks of operators into UPGRADING.md, from the commits since the last release. The
 * release runs it on its pull request, which has raised the version.
 */
const root = join(import.meta.dirname, '../../../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const json = (text: string) => JSON.parse(text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const MIGRATIONS = 'api/db/migrations';
const HEAD = `# Upgrading

What each version asks of who operates it. Written by \`pnpm upgrading\` from commits (\`!\`, \`BREAKING CHANGE:\`), migrations and settings; the release runs it. The steps are in [OPERATING](OPERATING.md#another-version).
`;

/** The last version's tag; without tags, as in a clone of one branch, the commit that raised it. */
function lastVersion(): string {
  const [tag] = git('tag', '--merged', 'HEAD', '--sort=-v:refname', 'v*').trim().split('\n');
  if (tag) return tag;
  const { '.': version } = json(read('.github/release-please-manifest.json'));
  return git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'package.json').trim();
}

const [from = lastVersion()] = process.argv.slice(2);
const before = json(git('show', `${from}:package.json`)).version;
const { version } = json(read('package.json'));
const file = join(root, 'UPGRADING.md');
const notes = upgradeNotes({
  from: before,
  to: version === before ? NEXT_VERSION : version,
  commits: git('log', '--reverse', '--format=%B%x00', `${from}..HEAD`)
    .split('\0')
    .map((message) => message.trim()),
  migrations: git('diff', '--name-only', '--diff-filter=A', from, 'HEAD', '--', `${MIGRATIONS}/*.sql`)
    .split('\n')
    .filter(Boolean)
    .map((path) => path.slice(MIGRATIONS.length + 1, -'.sql'.length)),
  settings: { before: git('show', `${from}:.env.example`), after: read('.env.example') },
});
const page = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
writeFileSync(file, withNotes(page, notes));
