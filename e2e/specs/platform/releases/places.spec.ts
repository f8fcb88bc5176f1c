import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** A team tries a release in a place of its own, shows it to somebody by a link, and promotes it. */

const productDir = dataDir();
const REMOTE = 'mfe-opportunities';

let folder: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let staging: Awaited<ReturnType<typeof startGateway>>;
let commands: ReturnType<typeof releaseCommands>;
// Releases by the tool, each in a process of its own.
test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  folder = mkdtempSync(join(tmpdir(), 'handover-places-'));
  cpSync(join(productDir, 'releases'), join(folder, 'releases'), { recursive: true });
  const api = apiAddressOf(productDir);
  commands = releaseCommands(folder, api);
  [gateway, staging] = await Promise.all([
    startGateway(folder, api),
    startGateway(folder, api, { PLACE: 'staging' }),
  ]);
});
test.afterAll(async () => {
  await Promise.all([gateway?.stop(), staging?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const setOf = async (address: string): Promise<ReleaseSet> =>
  (await fetch(`${address}/release-set.json`)).json();
const versionAt = async (address: string) => (await setOf(address)).remotes[REMOTE]?.version;
const shownVersion = (page: Page) =>
  page.evaluate(
    (remote) =>
      JSON.parse(document.getElementById('release-set')?.textContent ?? '').remotes[remote].version as string,
    REMOTE,
  );

test('a release is tried in a place, shown by a link to one browser, and promoted to everyone', async ({
  browser,
}) => {
  const before = await versionAt(gateway.address);
  const build = copyAsVersion(join(folder, 'releases', REMOTE, before ?? ''), 1, join(folder, 'build'));
  const run = async (name: string, ...args: string[]) => {
    const { code, output } = await commands.command(name, ...args);
    expect(code, output).toBe(0);
    return output;
  };
  const released = await commands.release(REMOTE, build, 'ada', '--place', 'staging');
  expect(released.code, released.output).toBe(0);
  const tried = await versionAt(staging.address);
  expect(tried).not.toBe(before);
  expect(await versionAt(gateway.address)).toBe(before);

  const link = new URL((await run('preview', 'staging')).trim().split('\n').at(-1) ?? '').pathname;
  for (const [language, text, leave] of [
    ['en', 'Preview of the release set', 'Leave the preview'],
    ['fr', 'Aperçu de la version', 'Quitter l’aperçu'],
  ] as const) {
    const context = await browser.newContext({ baseURL: gateway.address, locale: language });
    const page = await context.newPage();
    const { messages } = watchPage(page, gateway.address);
    await page.goto(link);
    await expect(page).toHaveURL(`${gateway.address}/`);
    await page.goto('/opportunities');
    const bar = page.getByRole('complementary').filter({ hasText: text });
    await expect(bar).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shownVersion(page)).toBe(tried);
    expect(await axeFindings(page)).toEqual([]);
    await bar.getByRole('link', { name: leave }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await shownVersion(page)).toBe(before);
    expect(messages).toEqual([]);
    await context.close();
  }

  expect(await run('promote', 'staging', '--by', 'ada')).toContain(`${REMOTE}  ${before} -> ${tried}`);
  expect(await versionAt(gateway.address)).toBe(tried);
  expect((await commands.list())[0]).toMatchObject({ action: 'promote', place: 'staging', by: 'ada' });
  expect((await setOf(gateway.address)).id).toBe((await setOf(staging.address)).id);
  await run('rollback');
  expect(await versionAt(gateway.address)).toBe(before);
  expect(await versionAt(staging.address)).toBe(tried);
});
