import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@handover/shared/build/workspace';
import { inSuite } from '@handover/shared/testing/suite';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/clean-console.fixture.ts';
import { inBothSuites } from '../fixtures/in-both-suites.ts';
import { buildVariant, type Variant } from '../product/build-variant.ts';
import { startGateway } from '../product/gateway.ts';
import { LIMIT_MS } from '../product/limits.ts';
import { apiAddressOf } from '../product/running-parts.ts';

declare global {
  interface Window {
    /** In a probe build only; see `shared/testing/probe-window.ts`. */
    handoverProbe: { differing: (remote: string) => Promise<string[]> };
  }
}

/** All are built by the same preset. */
const REMOTES = inSuite({ test: ['mfe-auth', 'mfe-opportunities'], long: remoteNames() });

test.describe.configure({ timeout: LIMIT_MS });

/** Opens the main page of these builds and hands it to `look`. */
async function withBuilds(page: Page, variant: Variant, look: () => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-probe-'));
  try {
    await buildVariant(dataDir, variant);
    const gateway = await startGateway(dataDir, apiAddressOf(process.env.E2E_DATA_DIR ?? ''));
    try {
      await page.goto(gateway.address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look();
    } finally {
      await gateway.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What the product as people run it shares, besides packages. */
async function publishedDoors(): Promise<string[]> {
  const { host } = await (await fetch(`${process.env.E2E_ADDRESS}/release-set.json`)).json();
  return Object.keys(host.provides)
    .filter((key) => key.startsWith('@handover/shared/'))
    .map((key) => key.replace('@handover/shared/', ''));
}

const differing = (page: Page, remote: string) =>
  page.evaluate((name) => window.handoverProbe.differing(name), remote);

test('the host and the remotes hold the same React and the same doors', inBothSuites, async ({ page }) => {
  const variant = { packages: ['host', ...REMOTES], env: { HANDOVER_PROBE: '1' } };
  await withBuilds(page, variant, async () => {
    for (const remote of REMOTES) expect(await differing(page, remote), remote).toEqual([]);
  });
});

// Whether the test above could fail at all.
test('and the same test fails for every door when doors are not shared', { tag: '@long' }, async ({
  page,
}) => {
  const remote = 'mfe-notifications';
  const variant = { packages: ['host', remote], env: { HANDOVER_PROBE: '1', HANDOVER_SHARE: 'off' } };
  await withBuilds(page, variant, async () => {
    const doors = new Set((await differing(page, remote)).map((name) => name.split('.')[0]));
    expect(doors.size).toBeGreaterThan(0);
    expect([...doors].toSorted()).toEqual((await publishedDoors()).toSorted());
  });
});
