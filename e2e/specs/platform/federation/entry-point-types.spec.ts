import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { release } from '@handover/shared/releases';
import { integrityOf } from '@handover/shared/releases/integrity';
import { expect, test } from '@playwright/test';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';
import { copyWorkspace } from '../../../product/releases/workspace-copy.ts';

/** Builds of the product as they are released, and hosts whose types say something else; the last test changes the source, and builds them. */

const REMOTE = 'mfe-opportunities';
const UI = '@handover/shared/ui';
const TYPES = 'server/types.json';
const PAGE = 'design/ui/page/page';
const productDir = process.env.E2E_DATA_DIR ?? '';

// Each command is a process that reads all types, and may run the compiler.
test.describe.configure({ timeout: HANG_LIMIT_MS });

let folder: string;
let commands: ReturnType<typeof releaseCommands>;
let set: ReleaseSet;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-types-'));
  const { set: id } = JSON.parse(readFileSync(join(productDir, 'releases/current.json'), 'utf8'));
  set = JSON.parse(readFileSync(join(productDir, `releases/sets/${id}.json`), 'utf8'));
  commands = releaseCommands(folder, apiAddressOf(productDir));
  const remote = published(REMOTE, set.remotes[REMOTE]?.version ?? '');
  await release(join(folder, 'releases'), [published('host', set.host.version), remote]);
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const published = (name: string, version: string) => join(productDir, 'releases', name, version);

/** A copy of the published host in which the declarations of `Page` are others. */
function hostWith(label: string, change: (declarations: string) => string): string {
  const dist = join(folder, 'builds', label);
  cpSync(published('host', set.host.version), dist, { recursive: true });
  const types = JSON.parse(readFileSync(join(dist, TYPES), 'utf8'));
  const before = types.files[PAGE];
  types.files[PAGE] = change(before);
  expect(types.files[PAGE]).not.toBe(before);
  const text = JSON.stringify(types);
  writeFileSync(join(dist, TYPES), text);
  const file = join(dist, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const files = { ...manifest.files, [TYPES]: integrityOf(Buffer.from(text)) };
  writeFileSync(file, JSON.stringify({ ...manifest, version: `${manifest.version}${label}`, files }));
  return dist;
}

/** As the tool prints it. */
function nextMinor(version = '') {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${UI}  ${version} -> ${major}.${minor + 1}.0 (minor)`;
}

test('a host whose component takes more is released under a new minor version', async () => {
  const host = hostWith('more', (text) =>
    text.replace('title: string;', 'title: string;\n    tone?: string;'),
  );
  const asked = await commands.run('can-i-release', 'host', '--dist', host);
  expect(asked.code, asked.output).toBe(0);
  expect(asked.output).toContain('yes, host can be released to production');
  // The first version is that of the package.
  const minor = nextMinor(set.host.provides[UI]);
  expect(asked.output).toContain(minor);
  expect(asked.output).toContain('Page takes or gives more');
  expect(readdirSync(join(folder, 'releases/host'))).toHaveLength(1);
  const released = await commands.release('host', host, 'a team');
  expect(released.code, released.output).toBe(0);
  expect(released.output).toContain(minor);
});

test('a host whose component wants more is refused, with the lines of the live remote', async () => {
  const host = hostWith('wants', (text) =>
    text.replace('title: string;', 'title: string;\n    tone: string;'),
  );
  const asked = await commands.run('can-i-release', 'host', '--dist', host);
  expect(asked.code).toBe(1);
  const released = await commands.release('host', host, 'a team');
  expect(released.code).toBe(1);
  for (const { output } of [asked, released]) {
    expect(output).toContain('Refused, nothing was changed');
    const [, file = '', line] =
      /(mfe-opportunities\/src\/\S+):(\d+): Property 'tone' is missing/.exec(output) ?? [];
    const source = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8').split('\n');
    expect(source[Number(line) - 1]).toContain('<Page');
  }
});

test('who changes the source of an entry point is told whose code breaks; an optional prop is a minor version', {
  tag: '@long',
}, async () => {
  // Installs, and builds the host twice.
  test.setTimeout(3 * HANG_LIMIT_MS);
  const copy = await copyWorkspace();
  try {
    const store = join(copy.folder, '.data/releases');
    cpSync(join(productDir, 'releases'), store, { recursive: true });
    const source = join(copy.folder, 'shared', `${PAGE}.tsx`);
    const page = readFileSync(source, 'utf8');
    const change = (field: string) => {
      const changed = page.replace('  title: string;', `  title: string;\n  ${field};`);
      expect(changed).not.toBe(page);
      writeFileSync(source, changed);
    };
    const current = () => readFileSync(join(store, 'current.json'), 'utf8');
    const before = current();

    change('tone: string');
    await expect(copy.run('release', 'host', '--skip-tests')).rejects.toThrow(
      /Refused, nothing was changed.*mfe-opportunities\/src\/\S+:\d+: Property 'tone' is missing/s,
    );
    expect(current()).toBe(before);

    change('tone?: string');
    const output = await copy.run('release', 'host', '--skip-tests');
    expect(output).toContain(nextMinor(set.host.entryPoints?.[UI]));
    expect(output).toContain('Page takes or gives more');
    expect(current()).not.toBe(before);
  } finally {
    copy.dispose();
  }
});
