import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSections, sectionsOf } from '../docs/check-readme.ts';
import { exportsOf } from '../docs/exports-of.ts';
import { entryPoints } from '../workspace/index.ts';

/** `pnpm lint:docs`: the README of shared names every entry point with its exports, and its examples compile. */
const shared = join(import.meta.dirname, '../..');
const sections = sectionsOf(readFileSync(join(shared, 'README.md'), 'utf8'));
const exported = Object.fromEntries(entryPoints().map(({ name, file }) => [name, exportsOf(file)]));
const complaints = checkSections(sections, exported);
for (const complaint of complaints) console.error(`shared/README.md: ${complaint}`);

const folder = join(shared, '.cache/readme');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { entryPoint, example } of sections)
  if (example) writeFileSync(join(folder, `${entryPoint}.tsx`), example);
// Examples may name files of a remote by their role; which those are is the remote's business.
const remoteFiles = ['page', 'widget', 'modal'].map(
  (role) =>
    `declare module '*.${role}.tsx' { const Part: import('react').ComponentType<any>; export default Part }`,
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

if (complaints.length > 0 || status !== 0) process.exitCode = 1;
else console.log(`${sections.length} entry points: every export is named, every example compiles`);
