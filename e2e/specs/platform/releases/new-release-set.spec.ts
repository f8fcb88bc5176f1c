import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@handover/tooling/releases';
import type { Page } from '@playwright/test';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address, dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { createAccount } from '../../../product/records/account.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';

const REMOTE = 'mfe-notifications';
const SETTINGS = 'Notification settings';
const LIST = '/notifications';

/** The old version, made from the published one: it has a widget and a page less. */
function withoutBell(published: string, dist: string) {
  cpSync(published, dist, { recursive: true });
  const file = join(dist, 'build-manifest.json');
  const { version, descriptor, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const routes = descriptor.routes.filter(({ path }: { path: string }) => path !== LIST);
  const downgraded = {
    ...manifest,
    version: `${version}-less`,
    descriptor: { ...descriptor, routes, widgets: [] },
  };
  writeFileSync(file, JSON.stringify(downgraded));
}

/**
 * Removes `opens` from the manifest of the host, as in older builds: otherwise a release without the bell would be
 * refused.
 */
function forgetOpened(host: string) {
  const file = join(host, 'build-manifest.json');
  const { opens: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(manifest));
}

let dataDir: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let before: string;
let after: string;

const servedSet = async () =>
  (await fetch(`${gateway.address}/release-set.json`, { headers: { connection: 'close' } })).json();

/** Releases a build into the current set; resolves with its version once the gateway serves it. */
async function publish(dist: string): Promise<string> {
  const { set } = await release(join(dataDir, 'releases'), [dist]);
  await expect.poll(async () => (await servedSet()).id).toBe(set.id);
  return set.remotes[REMOTE]?.version ?? '';
}

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  dataDir = mkdtempSync(join(tmpdir(), 'handover-new-set-'));
  cpSync(join(ownDataDir(), 'releases'), join(dataDir, 'releases'), { recursive: true });
  gateway = await startGateway(dataDir, apiAddressOf(ownDataDir()));
  before = join(dataDir, 'before');
  const { host, remotes } = await servedSet();
  forgetOpened(join(dataDir, 'releases', 'host', host.version));
  withoutBell(join(dataDir, 'releases', REMOTE, remotes[REMOTE].version), before);
  after = copyAsVersion(
    join(dataDir, 'releases', REMOTE, remotes[REMOTE].version),
    0,
    join(dataDir, 'after'),
  );
});
test.afterAll(async () => {
  await gateway?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const offer = (page: Page) => page.getByRole('region', { name: 'New version' });
const load = (page: Pick<Page, 'getByRole'>) => page.getByRole('button', { name: 'Load the new version' });
const bell = (page: Page) => page.locator('header [aria-controls="latest-notifications"]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const follow = (page: Page, path: string) =>
  page.locator(`header a[href="${path}"]`).filter({ visible: true }).click();
/** Opens the settings by the user menu, since the header has no bell. */
async function openSettings(page: Page) {
  await page.getByRole('button', { name: /^(Account of|Your account)/ }).click();
  await page.getByRole('link', { name: SETTINGS }).click();
}
/** Advances the clock of the page until something has happened. */
async function passTime(page: Page, event: Promise<unknown>) {
  let happened = false;
  void event.then(() => {
    happened = true;
  });
  const advance = async () => {
    await page.clock.fastForward('02:00');
    return happened;
  };
  await expect.poll(advance, { intervals: [100] }).toBe(true);
}
const versionsIn = (requests: string[]) => [
  ...new Set(requests.flatMap((url) => new RegExp(`/r/${REMOTE}/([^/]+)/`).exec(url)?.[1] ?? [])),
];

test('an open tab keeps its set, is offered the new one at a safe moment, and loads it on request', async ({
  page,
  context,
  watched,
}) => {
  const oldVersion = await publish(before);
  await authenticate(context, await createAccount(address()), gateway.address);
  await page.clock.install();
  await page.goto(`${gateway.address}/user-details`);
  await markWindow(page);
  const firstName = page.getByRole('textbox', { name: 'First name', exact: true });
  await expect(firstName).toHaveValue('Odile');
  await expect(bell(page)).toHaveCount(0);
  const newVersion = await publish(after);
  await firstName.fill('Odette');
  const newSetFetched = page.waitForResponse(
    (answer) => answer.url().endsWith('/release-set.json') && answer.status() === 200,
  );
  await passTime(page, newSetFetched);
  await page.clock.runFor(1000);
  await expect(offer(page)).toBeHidden();
  // The offer waits while the form has unsaved changes.
  await follow(page, '/user-companies');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.clock.runFor(1000);
  await expect(offer(page)).toBeHidden();
  await expect(firstName).toHaveValue('Odette');

  await follow(page, '/user-companies');
  await question.getByRole('button', { name: 'Leave the page' }).click();
  await expect(heading(page, 'My companies')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(offer(page)).toBeVisible();
  await expect(offer(page).getByRole('status')).toHaveText('Handover has been updated.');
  expect(await axeFindings(page)).toEqual([]);
  // A page opened for the first time still comes from the set that the tab started with.
  await openSettings(page);
  await expect(heading(page, SETTINGS)).toBeVisible();
  expect(versionsIn(watched.requests)).toEqual([oldVersion]);
  await expect(offer(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  watched.requests.length = 0;
  await load(page).click();
  await expect(bell(page)).toBeVisible();
  await expect(heading(page, SETTINGS)).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(offer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Notifications, none unread', exact: true }).click();
  await follow(page, LIST);
  await expect(heading(page, 'Notifications')).toBeVisible();
  expect(versionsIn(watched.requests)).toEqual([newVersion]);
  expect(watched.messages).toEqual([]);
});

test('a tab whose version was deleted is offered the new set instead of Retry', async ({
  page,
  context,
  watched,
}) => {
  await publish(before);
  await authenticate(context, await createAccount(address()), gateway.address);
  await page.goto(`${gateway.address}/user-companies`);
  await expect(heading(page, 'My companies')).toBeVisible();
  // All versions in this tab's set are deleted, fallbacks included, as they would be after a month.
  const newVersion = await publish(after);
  const versions = join(dataDir, 'releases', REMOTE);
  for (const version of readdirSync(versions))
    if (version !== newVersion) rmSync(join(versions, version), { recursive: true });
  await openSettings(page);
  await expect(heading(page, 'Notifications cannot be shown right now')).toBeVisible();
  await expect(page.getByText('Handover has been updated since you opened this page')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  // The notice of a new version may have come by now, too.
  await load(page.getByRole('main')).click();
  await expect(heading(page, SETTINGS)).toBeVisible();
  expect(unexpected(watched.messages, `/r/${REMOTE}/`)).toEqual([]);
});
