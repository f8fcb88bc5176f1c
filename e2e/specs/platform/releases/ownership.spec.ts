import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { moveTo } from '@handover/shared/releases';
import { expect, test } from '@playwright/test';
import { startGateway } from '../../../product/gateway.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** A remote that takes what belongs to another one is refused by the release tool, and ignored by the browser. */

const productDir = process.env.E2E_DATA_DIR ?? '';
const OWNER = 'mfe-opportunities';
const THIEF = 'mfe-companies';

let folder: string;
let set: ReleaseSet;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'handover-owners-'));
  set = await (await fetch(`${process.env.E2E_ADDRESS}/release-set.json`)).json();
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  version: string;
  namespace: string;
  descriptor: ReleaseSet['remotes'][string];
}

const versionOf = (name: string) => (name === 'host' ? set.host.version : set.remotes[name]?.version) ?? '';

/** A published build whose manifest says something else. */
function build(name: string, label: string, change: (manifest: Manifest) => object = () => ({})): string {
  const dist = join(folder, 'builds', `${name}-${label}`);
  cpSync(join(productDir, 'releases', name, versionOf(name)), dist, { recursive: true });
  const file = join(dist, 'build-manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const version = `${manifest.version}${label}`;
  writeFileSync(file, JSON.stringify({ ...manifest, version, ...change(manifest) }));
  return dist;
}

test('the release tool names who owns what a remote takes, who opens what it drops, and pages that it opens', async () => {
  const commands = releaseCommands(folder, apiAddressOf(productDir));
  for (const name of ['host', OWNER, THIEF]) {
    const { code, output } = await commands.release(name, build(name, '1'), 'a team');
    expect(code, output).toBe(0);
  }
  const refused = async (
    name: string,
    label: string,
    change: (manifest: Manifest) => object,
    reason: string,
  ) => {
    const { code, output } = await commands.release(name, build(name, label, change), 'a team');
    expect(code, output).toBe(1);
    expect(output).toContain('Refused, nothing was changed');
    expect(output).toContain(reason);
  };
  const withRoute = (path: string) => (manifest: Manifest) => ({
    descriptor: {
      ...manifest.descriptor,
      routes: [...manifest.descriptor.routes, { path, page: 'company-list', access: 'anyone' }],
    },
  });
  await refused(THIEF, '2', withRoute('/opportunities/best'), `the path /opportunities belongs to ${OWNER}`);
  await refused(THIEF, '3', withRoute('/pricing'), 'the path /pricing belongs to host');
  await refused(
    THIEF,
    '7',
    withRoute('/:anything'),
    '/:anything has to begin with a segment of small letters',
  );
  await refused(
    THIEF,
    '8',
    withRoute('/user-companies/view/:other'),
    '/user-companies/view/:other was open to signed-in and would be to anyone',
  );
  await refused(
    THIEF,
    '4',
    () => ({ namespace: 'opportunities' }),
    `the text namespace opportunities belongs to ${OWNER}`,
  );
  await refused(
    THIEF,
    '5',
    ({ descriptor }) => ({ descriptor: { ...descriptor, modals: ['get-access'] } }),
    `the modal get-access belongs to ${OWNER}`,
  );
  await refused(
    OWNER,
    '2',
    ({ descriptor }) => ({ descriptor: { ...descriptor, widgets: [] } }),
    'drops the widget latest-opportunities, which host opens',
  );
  await refused(
    THIEF,
    '6',
    ({ descriptor }) => ({
      descriptor: {
        ...descriptor,
        routes: descriptor.routes.map((route) => ({ ...route, access: 'anyone' })),
      },
    }),
    'release with --loosen',
  );
});

test('once it has a key, a remote is released with it only, and the gateway serves no set that was changed by hand', async () => {
  const commands = releaseCommands(folder, apiAddressOf(productDir));
  for (const name of ['host', OWNER, THIEF])
    expect((await commands.release(name, build(name, '1'), 'a team')).code).toBe(0);
  const key = join(folder, 'team.pem');
  const made = await commands.makeKey(THIEF, key);
  expect(made.code, made.output).toBe(0);
  const next = build(THIEF, '2');
  const unsigned = await commands.release(THIEF, next, 'a team');
  expect(unsigned.code).toBe(1);
  expect(unsigned.output).toContain('is not signed with a key of its team');
  const signed = await commands.releaseSigned(THIEF, next, key);
  expect(signed.code, signed.output).toBe(0);

  const gateway = await startGateway(folder, apiAddressOf(productDir));
  try {
    const served = async () => (await fetch(`${gateway.address}/release-set.json`)).json();
    const current: ReleaseSet = await served();
    const thief = current.remotes[THIEF];
    expect(thief?.version).toContain(versionOf(THIEF));
    if (!thief) return;
    const routes = thief.routes.map((route) => ({ ...route, access: 'anyone' as const }));
    const byHand = { ...current, id: `${current.id}-by-hand` };
    await moveTo(join(folder, 'releases'), {
      ...byHand,
      remotes: { ...byHand.remotes, [THIEF]: { ...thief, routes } },
    });
    const refusal = `The set ${byHand.id} is not served: ${THIEF}`;
    // The gateway looks at the pointer when it is asked for something.
    const ids = new Set<string>();
    await expect
      .poll(async () => {
        ids.add((await served()).id);
        return gateway.errors();
      })
      .toContain(refusal);
    expect([...ids, (await served()).id]).toEqual([current.id, current.id]);
  } finally {
    await gateway.stop();
  }
});

test('in a set that was written by hand the taking remote is ignored and told, and the owner’s pages work', async ({
  page,
}) => {
  const releases = join(folder, 'releases');
  const thief = set.remotes[THIEF];
  if (!thief) throw new Error(`no ${THIEF}`);
  for (const name of ['host', ...Object.keys(set.remotes)])
    cpSync(join(productDir, 'releases', name, versionOf(name)), join(releases, name, versionOf(name)), {
      recursive: true,
    });
  const routes = [...thief.routes, { path: '/user-opps', page: 'company-list', access: 'anyone' as const }];
  const taken: ReleaseSet = {
    ...set,
    id: `${set.id}-by-hand`,
    remotes: Object.fromEntries(
      // The browser gives a name to whom has it first in the set.
      [
        ...Object.entries(set.remotes).filter(([name]) => name !== THIEF),
        [THIEF, { ...thief, routes, fallback: null }] as const,
      ],
    ),
  };
  await moveTo(releases, taken);
  const gateway = await startGateway(folder, apiAddressOf(productDir));
  try {
    await page.goto(`${gateway.address}/opportunities`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${gateway.address}/user-companies`);
    await expect
      .poll(async () => gateway.metrics())
      .toContain(`remote="${THIEF}",version="${thief.version}",phase="gate",code="HR-205"`);
  } finally {
    await gateway.stop();
  }
});
