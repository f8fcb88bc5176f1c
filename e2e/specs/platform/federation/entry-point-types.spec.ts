import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@handover/tooling/releases/integrity';
import { expect, test } from '@playwright/test';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { ownStore } from '../../../product/releases/own-store.ts';
import { copyWorkspace } from '../../../product/releases/workspace-copy.ts';

/**
 * Builds of the product as they are released, and hosts whose types say something else; the last test changes the source, and builds them.
 * What is asked before a release has the same answer as the release: `shared/tooling/releases/types`.
 */

const REMOTE = 'mfe-opportunities';
const UI = '@handover/shared/ui';
const TYPES = 'server/types.json';
const PAGE = 'design/ui/page/page';

// Each command is a process that reads all types, and may run the compiler.
test.describe.configure({ timeout: HANG_LIMIT_MS });

let store: ReturnType<typeof ownStore>;

test.beforeEach(() => {
  store = ownStore();
});
test.afterEach(() => store.dispose());

const begin = () => store.begin(store.published('host'), store.published(REMOTE));

/** A copy of the published host in which the declarations of `Page` are others. */
const hostWith = (label: string, change: (declarations: string) => string) =>
  store.build<{ files: Record<string, string> }>('host', label, ({ files }, dist) => {
    const types = JSON.parse(readFileSync(join(dist, TYPES), 'utf8'));
    const before = types.files[PAGE];
    types.files[PAGE] = change(before);
    expect(types.files[PAGE]).not.toBe(before);
    const text = JSON.stringify(types);
    writeFileSync(join(dist, TYPES), text);
    return { files: { ...files, [TYPES]: integrityOf(Buffer.from(text)) } };
  });

/** The version in the format of the tool. */
function nextMinor(version = '') {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${UI}  ${version} -> ${major}.${minor + 1}.0 (minor)`;
}

test('a host whose component takes more gets a new minor version', { tag: '@long' }, async () => {
  await begin();
  const host = hostWith('more', (text) =>
    text.replace('title: string;', 'title: string;\n    tone?: string;'),
  );
  const { code, output } = await store.commands.run('can-i-release', 'host', '--dist', host);
  expect(code, output).toBe(0);
  expect(output).toContain('yes, host can be released to production');
  // The first version is that of the package.
  expect(output).toContain(nextMinor(store.set.host.provides[UI]));
  expect(output).toContain('Page takes or gives more');
  expect(readdirSync(join(store.releases, 'host'))).toHaveLength(1);
});

test('a host whose component wants more is refused, with the lines of the live remote', async () => {
  await begin();
  const host = hostWith('wants', (text) =>
    text.replace('title: string;', 'title: string;\n    tone: string;'),
  );
  const { code, output } = await store.commands.release('host', host, 'a team');
  expect(code).toBe(1);
  expect(output).toContain('Refused, nothing was changed');
  const [, file = '', line] =
    /(mfe-opportunities\/src\/\S+):(\d+): Property 'tone' is missing/.exec(output) ?? [];
  const source = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8').split('\n');
  expect(source[Number(line) - 1]).toContain('<Page');
});

test('who changes the source of an entry point is told whose code breaks; an optional prop is a minor version', {
  tag: '@long',
}, async () => {
  // Installs, and builds the host twice.
  test.setTimeout(3 * HANG_LIMIT_MS);
  const copy = await copyWorkspace();
  try {
    const releases = join(copy.folder, '.data/releases');
    cpSync(join(dataDir(), 'releases'), releases, { recursive: true });
    const source = join(copy.folder, 'shared', `${PAGE}.tsx`);
    const page = readFileSync(source, 'utf8');
    const change = (field: string) => {
      const changed = page.replace('  title: string;', `  title: string;\n  ${field};`);
      expect(changed).not.toBe(page);
      writeFileSync(source, changed);
    };
    const current = () => readFileSync(join(releases, 'current.json'), 'utf8');
    const before = current();

    change('tone: string');
    await expect(copy.run('release', 'host', '--skip-tests')).rejects.toThrow(
      /Refused, nothing was changed.*mfe-opportunities\/src\/\S+:\d+: Property 'tone' is missing/s,
    );
    expect(current()).toBe(before);

    change('tone?: string');
    const output = await copy.run('release', 'host', '--skip-tests');
    expect(output).toContain(nextMinor(store.set.host.entryPoints?.[UI]));
    expect(output).toContain('Page takes or gives more');
    expect(current()).not.toBe(before);
  } finally {
    copy.dispose();
  }
});
