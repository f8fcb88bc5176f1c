import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { remoteNames } from '@handover/tooling/workspace';
import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address, dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { buildVariant, type Variant } from '../../../product/releases/build-variant.ts';
import { fetchSet } from '../../../product/releases/fetch-set.ts';
import { expectRealTitle, remotePagesOf } from '../../../product/releases/remote-pages.ts';

declare global {
  interface Window {
    /** It exists in a probe build only; see `shared/testing/probe-window.ts`. */
    handoverProbe: { differing: (remote: string) => Promise<string[]> };
  }
}

test.describe.configure({ timeout: HANG_LIMIT_MS });

/** Serves these builds, and runs this on a page of each remote. */
async function onPagesOf(
  page: Page,
  remotes: readonly string[],
  variant: Variant,
  run: (remote: string) => Promise<void>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-probe-'));
  try {
    await buildVariant(dataDir, variant);
    const gateway = await startGateway(dataDir, apiAddressOf(ownDataDir()));
    try {
      await authenticate(page.context(), 'seller@handover.test', gateway.address);
      const set: ReleaseSet = await (await fetch(`${gateway.address}/release-set.json`)).json();
      for (const { remote, path } of remotePagesOf(set).filter((each) => remotes.includes(each.remote))) {
        await page.goto(gateway.address + path);
        await expectRealTitle(page);
        await run(remote);
      }
    } finally {
      await gateway.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The entry points of `shared` that the running product provides to remotes. */
async function publishedEntryPoints(): Promise<string[]> {
  const { host } = await (await fetch(`${address()}/release-set.json`)).json();
  return Object.keys(host.provides)
    .filter((key) => key.startsWith('@handover/shared/'))
    .map((key) => key.replace('@handover/shared/', ''));
}

/** The files whose code is in a published remote, by its source maps. */
function sourcesOf(remote: string, version: string): string[] {
  const maps = join(ownDataDir(), 'releases', remote, version, 'server/maps');
  return readdirSync(maps).flatMap(
    (map): string[] => JSON.parse(readFileSync(join(maps, map), 'utf8')).sources,
  );
}

const differing = (page: Page, remote: string) =>
  page.evaluate((name) => window.handoverProbe.differing(name), remote);

test('no remote has code of a module that the host provides', async () => {
  const { host, remotes } = await fetchSet();
  expect(Object.keys(remotes)).toEqual(remoteNames());
  const provided = Object.keys(host.provides).filter((key) => !key.startsWith('@handover/'));
  for (const [remote, { version }] of Object.entries(remotes)) {
    const sources = sourcesOf(remote, version);
    expect(sources.filter((source) => /^shared\/federation\//.test(source))).toEqual([
      'shared/federation/define-remote.ts',
    ]);
    // Other modules of `shared` that have any code for browsers are parts of an entry point.
    const copied = sources.filter(
      (source) =>
        /^shared\/(?!contract\/|federation\/|tooling\/build\/plugins\/)/.test(source) ||
        provided.some((name) => source.includes(`/node_modules/${name}/`)),
    );
    expect(copied, remote).toEqual([]);
  }
});

test('host and remotes have the same instance of React and of the shared entry points', {
  tag: '@long',
}, async ({ page }) => {
  const variant = { packages: ['host', ...remoteNames()], env: { HANDOVER_PROBE: '1' } };
  const checked: string[] = [];
  await onPagesOf(page, remoteNames(), variant, async (remote) => {
    expect(await differing(page, remote), remote).toEqual([]);
    checked.push(remote);
  });
  expect(checked).toEqual(remoteNames());
});

// Proves that the test above can fail.
test('without sharing, every shared entry point has a second instance', { tag: '@long' }, async ({
  page,
}) => {
  const remote = 'mfe-notifications';
  const variant = { packages: ['host', remote], env: { HANDOVER_PROBE: '1', HANDOVER_SHARE: 'off' } };
  await onPagesOf(page, [remote], variant, async () => {
    const entryPoints = new Set((await differing(page, remote)).map((name) => name.split('.')[0]));
    expect(entryPoints.size).toBeGreaterThan(0);
    expect([...entryPoints].toSorted()).toEqual((await publishedEntryPoints()).toSorted());
  });
});
