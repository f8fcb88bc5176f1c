import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertAsBuilt } from '../../releases/builds/assert-as-built.ts';
import { sha256Of } from '../../releases/builds/integrity.ts';
import { readManifest } from '../../releases/builds/read-manifest.ts';
import { federationName, sharedModulesOf } from './federation-options.ts';
import { hashesToken, sealBuild } from './seal-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-seal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const texts = { nav: 'Visits', metadata: { visits: { title: 'Visits', description: 'All visits.' } } };
const SOURCES = {
  'package.json': { name: 'mfe-visits', version: '1.2.0' },
  'src/remote.json': {
    name: 'mfe-visits',
    namespace: 'visits',
    contract: 2,
    routes: [{ path: '/visits', page: 'visits', access: 'anyone', nav: { label: 'nav', order: 1 } }],
    widgets: [],
    modals: [],
  },
  'src/locales/en.json': texts,
  'src/locales/fr.json': texts,
  'src/visits.js': "import { Page } from '@handover/shared/ui';",
};

function write(files: Record<string, string | object>) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** What a bundler has written for those sources. */
async function seal(page = 'page') {
  write(SOURCES);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  write({
    'dist/entry.js': `var ${federationName(folder)} = ${hashesToken};`,
    'dist/chunks/page.js': `${page} of ${federationName(folder)}`,
    [`dist/${federationName(folder)}.js`]: 'a file with the name of the container',
    'dist/page.css': '.page {}',
  });
  const output = join(folder, 'dist');
  await sealBuild({ folder, output, sources: [join(folder, 'src/visits.js')] });
  const read = (file: string) => readFileSync(join(output, file));
  return { output, read, manifest: await readManifest(output) };
}

test('the folder is a build that can be released', async () => {
  const { output, manifest } = await seal();
  await assertAsBuilt(output, manifest);
  expect(manifest).toMatchObject({
    role: 'remote',
    name: 'mfe-visits',
    namespace: 'visits',
    version: expect.stringMatching(/^1\.2\.0-[0-9a-f]{12}$/),
    entry: 'entry.js',
    uses: { '@handover/shared/ui': ['Page'] },
    opens: { modals: [], widgets: [] },
    descriptor: { routes: [{ nav: { text: { en: 'Visits', fr: 'Visits' } } }] },
  });
});

test('the entry has the version in its name, and the hash of each script and style sheet', async () => {
  const { read, manifest } = await seal();
  if (manifest.role !== 'remote') throw new Error('no remote');
  const named = `${manifest.global}.js`;
  expect(manifest.global).toBe(`mfe_visits_${manifest.version.replace('1.2.0-', '')}`);
  const files = ['chunks/page.js', 'page.css', named];
  const hashes = Object.fromEntries(files.map((file) => [file, sha256Of(read(file))]));
  const entry = read('entry.js').toString();
  expect(entry).toContain(`var ${manifest.global} = (`);
  expect(JSON.parse(entry.replace(/^[^{]*|[^}]*$/g, ''))).toEqual(hashes);
  expect(read('chunks/page.js').toString()).toBe(`page of ${manifest.global}`);
});

test('other code is another version', async () => {
  const first = await seal();
  const again = await seal();
  const other = await seal('other page');
  expect(again.manifest.version).toBe(first.manifest.version);
  expect(other.manifest.version).not.toBe(first.manifest.version);
});

test('without the title of a page, or the entry, it throws', async () => {
  await seal();
  rmSync(join(folder, 'dist/entry.js'));
  const build = { folder, output: join(folder, 'dist'), sources: [] };
  await expect(sealBuild(build)).rejects.toThrow('dist has no entry.js');
  write({ 'src/locales/fr.json': { nav: 'Visites' } });
  await expect(sealBuild(build)).rejects.toThrow('metadata.visits.title is missing');
});

test('a container shares what its sources import, and React', async () => {
  write(SOURCES);
  expect(Object.keys(sharedModulesOf(folder))).toEqual(['react', '@handover/shared/ui']);
});
