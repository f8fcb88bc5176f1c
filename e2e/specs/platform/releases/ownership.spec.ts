import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { moveTo } from '@handover/tooling/releases';
import { expect, test } from '@playwright/test';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { ownStore } from '../../../product/releases/own-store.ts';

/**
 * A remote that takes what belongs to another one is refused by the release tool, and ignored by the browser. Every way of taking, one by
 * one, is in the tests of `shared/tooling/releases/ownership`; keys and sets that were changed by hand in those of `shared/tooling/releases/signing`.
 */

const api = () => apiAddressOf(dataDir());
const OWNER = 'mfe-opportunities';
const THIEF = 'mfe-companies';

let store: ReturnType<typeof ownStore>;
// Releases by the tool, each in a process of its own.
test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeEach(() => {
  store = ownStore();
});
test.afterEach(() => store.dispose());

interface Manifest {
  namespace: string;
  descriptor: ReleaseSet['remotes'][string];
}

const begin = () => store.begin(...['host', OWNER, THIEF].map((name) => store.build(name, '1')));

test('the release tool names who owns what a remote takes, and pages that it opens', async () => {
  await begin();
  const taken = ['/opportunities/best', '/pricing', '/:anything', '/user-companies/view/:other'];
  const next = store.build<Manifest>(THIEF, '2', ({ descriptor }) => ({
    namespace: 'opportunities',
    descriptor: {
      ...descriptor,
      modals: ['get-access'],
      routes: [
        ...descriptor.routes,
        ...taken.map((path) => ({ path, page: 'company-list', access: 'anyone' as const })),
      ],
    },
  }));
  const { code, output } = await store.commands.release(THIEF, next, 'a team');
  expect(code, output).toBe(1);
  for (const reason of [
    'Refused, nothing was changed',
    `the path /opportunities belongs to ${OWNER}`,
    'the path /pricing belongs to host',
    '/:anything has to begin with a segment of small letters',
    '/user-companies/view/:other was open to signed-in and would be to anyone',
    'release with --loosen',
    `the text namespace opportunities belongs to ${OWNER}`,
    `the modal get-access belongs to ${OWNER}`,
  ])
    expect(output).toContain(reason);
});

test('once it has a key, a remote is released with it only, and the gateway serves no set that was changed by hand', async () => {
  await begin();
  const { commands } = store;
  const key = join(store.folder, 'team.pem');
  const made = await commands.makeKey(THIEF, key);
  expect(made.code, made.output).toBe(0);
  const next = store.build(THIEF, '2');
  const unsigned = await commands.release(THIEF, next, 'a team');
  expect(unsigned.code).toBe(1);
  expect(unsigned.output).toContain('is not signed with a key of its team');
  const signed = await commands.releaseSigned(THIEF, next, key);
  expect(signed.code, signed.output).toBe(0);

  const gateway = await startGateway(store.folder, api());
  try {
    const served = async () => (await fetch(`${gateway.address}/release-set.json`)).json();
    const current: ReleaseSet = await served();
    const thief = current.remotes[THIEF];
    expect(thief?.version).toBe(`${store.versionOf(THIEF)}2`);
    if (!thief) return;
    const routes = thief.routes.map((route) => ({ ...route, access: 'anyone' as const }));
    const byHand = { ...current, id: `${current.id}-by-hand` };
    await moveTo(store.releases, {
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
  const { set } = store;
  const thief = set.remotes[THIEF];
  if (!thief) throw new Error(`no ${THIEF}`);
  for (const name of ['host', ...Object.keys(set.remotes)])
    cpSync(store.published(name), join(store.releases, name, store.versionOf(name)), { recursive: true });
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
  await moveTo(store.releases, taken);
  const gateway = await startGateway(store.folder, api());
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
