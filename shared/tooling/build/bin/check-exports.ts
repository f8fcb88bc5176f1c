import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exportsOf, wholeFilesOf } from '../docs/exports-of.ts';
import { unusedExports } from '../lint/unused-exports.ts';

/**
 * Part of `pnpm lint:dead`: every export of an entry point is used outside of its folder. knip can't tell, since the host provides each
 * entry point as a whole (`shared/federation/provided-modules.ts`).
 */
const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What nothing uses yet, and what it waits for. */
const AWAITED: Record<string, string> = {
  '@handover/shared/forms: DateRangeField': 'the filter of the list of deals by date',
  '@handover/shared/forms: dateRangeRule': 'the same',
};

const files = ['shared', 'shared/tooling'].flatMap((folder) => {
  const { name, exports } = JSON.parse(read(join(folder, 'package.json')));
  return Object.entries(exports).flatMap(([key, file]) => {
    // The parts of an entry point have the exports of its `index.ts`.
    if (typeof file !== 'string' || !file.endsWith('.ts') || file.includes('*')) return [];
    const path = join(folder, file);
    const exported = { exports: exportsOf(join(root, path)), wholeFiles: wholeFilesOf(join(root, path)) };
    const wholeFiles = exported.wholeFiles.map((each) => relative(root, each));
    return [{ specifier: name + key.slice(1), path, exports: exported.exports, wholeFiles }];
  });
});
const sources = globSync('{host,mfe-*,shared,manifest-plugin,api,e2e}/**/*.{ts,tsx,js}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/.*'],
}).map((path) => ({ path, text: read(path) }));

const unused = unusedExports(files, sources);
const complaints = [
  ...unused
    .filter((each) => !(each in AWAITED))
    .map((each) => `${each} is used by nobody outside of its folder`),
  ...Object.keys(AWAITED)
    .filter((each) => !unused.includes(each))
    .map((each) => `${each} is used by now, or gone: it awaits nothing`),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`${files.length} entry points: every export is used`);
