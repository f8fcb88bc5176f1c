import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkReadme, examplesOf } from '../docs/check-readme.ts';
import { exportsOf } from '../docs/exports-of.ts';
import { missingPaths } from '../docs/missing-paths.ts';
import { entryPoints } from '../workspace/index.ts';

/**
 * `pnpm lint:docs`: the README of shared lists every entry point with its exports, its examples compile, and the files that a page
 * names by their paths from the root exist.
 */
const shared = join(import.meta.dirname, '../..');
const readme = readFileSync(join(shared, 'README.md'), 'utf8');
const exportsByName = Object.fromEntries(entryPoints().map(({ name, file }) => [name, exportsOf(file)]));
const root = join(shared, '..');
const pages = globSync('{*,*/*,*/*/*,*/*/*/*}.md', { cwd: root, exclude: ['**/node_modules/**'] }).filter(
  // Of older releases, whose files were others.
  (page) => page !== 'CHANGELOG.md',
);
const problems = [
  ...checkReadme(readme, exportsByName).map((problem) => `shared/README.md: ${problem}`),
  ...pages.flatMap((page) =>
    missingPaths(readFileSync(join(root, page), 'utf8'), (path) => existsSync(join(root, path))).map(
      (path) => `${page}: ${path} does not exist`,
    ),
  ),
];
for (const problem of problems) console.error(problem);

const folder = join(shared, '.cache/readme');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
examplesOf(readme).forEach((example, index) => {
  writeFileSync(join(folder, `example-${index + 1}.tsx`), example);
});
// Examples may import files of a remote by their role, which do not exist here.
const remoteFiles = ['page', 'widget', 'modal'].map(
  (role) =>
    `declare module '*.${role}.tsx' { const Component: import('react').ComponentType<any>; export default Component }`,
);
writeFileSync(join(folder, 'remote-files.d.ts'), remoteFiles.join('\n'));
const config = {
  extends: '../../tsconfig.json',
  include: ['./*.ts', './*.tsx', '../../build/assets.d.ts'],
  exclude: [],
};
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
const { status } = spawnSync(join(shared, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], {
  stdio: 'inherit',
});

if (problems.length > 0 || status !== 0) process.exitCode = 1;
else
  console.log(
    `${Object.keys(exportsByName).length} entry points: every export is listed, every example compiles`,
  );
