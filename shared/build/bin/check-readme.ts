import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkReadme, examplesOf } from '../docs/check-readme.ts';
import { exportsOf } from '../docs/exports-of.ts';
import { entryPoints } from '../workspace/index.ts';

/** `pnpm lint:docs`: the README of shared lists every entry point with its exports, and its examples compile. */
const shared = join(import.meta.dirname, '../..');
const readme = readFileSync(join(shared, 'README.md'), 'utf8');
const exportsByName = Object.fromEntries(entryPoints().map(({ name, file }) => [name, exportsOf(file)]));
const problems = checkReadme(readme, exportsByName);
for (const problem of problems) console.error(`shared/README.md: ${problem}`);

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
