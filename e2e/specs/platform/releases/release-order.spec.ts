import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { expect, test } from '@playwright/test';
import { apiAddressOf } from '../../../product/processes.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** Which of host and remote may be released first. A page with a remote that its host cannot run is in `remote-faults`. */

const REMOTE = 'mfe-opportunities';
const MODULE = '@handover/shared/ui-extra/lists';
const productDir = process.env.E2E_DATA_DIR ?? '';

interface Manifest {
  version: string;
  api?: string;
  exports?: Record<string, string[]>;
  uses?: Record<string, string[]>;
}

let folder: string;
let commands: ReturnType<typeof releaseCommands>;
let set: ReleaseSet;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-order-'));
  const { set: id } = JSON.parse(readFileSync(join(productDir, 'releases/current.json'), 'utf8'));
  set = JSON.parse(readFileSync(join(productDir, `releases/sets/${id}.json`), 'utf8'));
  commands = releaseCommands(folder, apiAddressOf(productDir));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of a published build whose manifest says something else. */
function build(name: string, label: string, change: (manifest: Manifest) => Partial<Manifest>): string {
  const version = name === 'host' ? set.host.version : (set.remotes[name]?.version ?? '');
  const dist = join(folder, 'builds', `${name}-${label}`);
  cpSync(join(productDir, 'releases', name, version), dist, { recursive: true });
  const file = join(dist, 'build-manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, version: `${manifest.version}${label}`, ...change(manifest) }),
  );
  return dist;
}
const release = (name: string, dist: string) => commands.release(name, dist, 'a team');
async function accept(name: string, dist: string) {
  const { code, output } = await release(name, dist);
  expect(code, output).toBe(0);
}
async function refuse(name: string, dist: string, ...reasons: string[]) {
  const { code, output } = await release(name, dist);
  expect(code).toBe(1);
  expect(output).toContain('Refused, nothing was changed');
  for (const reason of reasons) expect(output).toContain(reason);
}

const NEW_EXPORT = 'useKeptPlace';
const without = (names: Record<string, string[]> = {}, name: string) => ({
  ...names,
  [MODULE]: (names[MODULE] ?? []).filter((each) => each !== name),
});

test('a remote that uses a new export waits for the host that has it', async () => {
  const older = {
    host: build('host', '1', ({ exports }) => ({ exports: without(exports, NEW_EXPORT) })),
    remote: build(REMOTE, '1', ({ uses }) => ({ uses: without(uses, NEW_EXPORT) })),
  };
  const newer = { host: build('host', '2', () => ({})), remote: build(REMOTE, '2', () => ({})) };
  await accept('host', older.host);
  await accept(REMOTE, older.remote);
  await refuse(REMOTE, newer.remote, 'HR-204', REMOTE, MODULE, NEW_EXPORT);
  // The host comes first, and runs the older remote meanwhile.
  await accept('host', newer.host);
  await accept(REMOTE, newer.remote);
  await refuse('host', older.host, 'HR-204', REMOTE, NEW_EXPORT);
});

test('a host that drops an export waits for the remotes that use it', async () => {
  const dropped = { [MODULE]: ['notYetDropped'] };
  const add = (names: Record<string, string[]> = {}) => ({
    ...names,
    [MODULE]: [...(names[MODULE] ?? []), ...dropped[MODULE]],
  });
  await accept(
    'host',
    build('host', '1', ({ exports }) => ({ exports: add(exports) })),
  );
  await accept(
    REMOTE,
    build(REMOTE, '1', ({ uses }) => ({ uses: add(uses) })),
  );
  const newer = build('host', '2', () => ({}));
  await refuse('host', newer, 'HR-204', REMOTE, 'notYetDropped');
  await accept(
    REMOTE,
    build(REMOTE, '2', () => ({})),
  );
  await accept('host', newer);
});

test('a remote that uses new calls waits for the api; an older one goes on', async () => {
  await accept(
    'host',
    build('host', '1', () => ({})),
  );
  await refuse(
    REMOTE,
    build(REMOTE, '3', () => ({ api: '1.999.0' })),
    '^1.999.0 of the api',
  );
  await accept(
    REMOTE,
    build(REMOTE, '1', () => ({ api: '1.0.0' })),
  );
  await refuse(
    REMOTE,
    build(REMOTE, '4', () => ({ api: '2.0.0' })),
    '^2.0.0 of the api',
  );
});
