import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedFolder, toolingFolder } from '../descriptor/package-facts.ts';
import { checkReadme, examplesOf } from '../docs/check-readme.ts';
import { exportsOf } from '../docs/exports-of.ts';
import { fixReadme } from '../docs/fix-readme.ts';
import { missingPaths } from '../docs/missing-paths.ts';
import { entryPoints, workspace } from '../workspace/index.ts';

/**
 * `pnpm lint:docs`: the READMEs of shared and tooling list every entry point with its exports, their examples compile, and the files that a
 * page names by their paths from the root exist. `pnpm fix:docs` (`--fix`) first writes the exports into the lists.
 */
const readmes = [sharedFolder, toolingFolder].map((folder) => {
  const path = join(folder, 'README.md');
  const inCode = entryPoints(folder).map((each) => ({ ...each, exports: exportsOf(each.file) }));
  if (process.argv.includes('--fix')) writeFileSync(path, fixReadme(readFileSync(path, 'utf8'), inCode));
  return { text: readFileSync(path, 'utf8'), file: relative(workspace, path), entryPoints: inCode };
});
const pages = globSync('{*,*/*,*/*/*,*/*/*/*,*/*/*/*/*}.md', {
  cwd: workspace,
  exclude: ['**/node_modules/**'],
}).filter(
  // These tell of older releases, whose files were others.
  (page) => page !== 'CHANGELOG.md',
);
const problems = [
  ...readmes.flatMap(({ text, file, entryPoints }) =>
    checkReadme(text, entryPoints).map((problem) => `${file}: ${problem}`),
  ),
  ...pages.flatMap((page) =>
    missingPaths(readFileSync(join(workspace, page), 'utf8'), (path) =>
      existsSync(join(workspace, path)),
    ).map((path) => `${page}: ${path} does not exist`),
  ),
];
for (const problem of problems) console.error(problem);

const folder = join(toolingFolder, '.cache/readme');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
readmes
  .flatMap(({ text }) => examplesOf(text))
  .forEach((example, index) => {
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
  include: ['./*.ts', './*.tsx', '../../../assets.d.ts'],
  exclude: [],
};
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
const { status } = spawnSync(join(toolingFolder, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], {
  stdio: 'inherit',
});

if (problems.length > 0 || status !== 0) process.exitCode = 1;
else
  console.log(
    `${readmes.flatMap((readme) => readme.entryPoints).length} entry points: every export is listed, every example compiles`,
  );
