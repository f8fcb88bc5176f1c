import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@handover/shared/releases';
import type { Page } from '@playwright/test';
import { authenticate, isMarked, markWindow } from '../fixtures/authenticate.fixture.ts';
import { expect, test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { createAccount } from '../product/account.ts';
import { startGateway } from '../product/gateway.ts';
import { HANG_LIMIT_MS } from '../product/limits.ts';
import { PackageCopy } from '../product/package-copy.ts';
import { apiAddressOf } from '../product/processes.ts';

const REMOTE = 'mfe-companies';
const LIST = { before: 'My companies', after: 'All my firms' };

let dataDir: string;
let copy: PackageCopy;
let gateway: Awaited<ReturnType<typeof startGateway>>;
/** The builds of both versions. */
let builds: Record<keyof typeof LIST, string>;

const servedSet = async () =>
  (await fetch(`${gateway.address}/release-set.json`, { headers: { connection: 'close' } })).json();

/** Releases a build; resolves once the gateway serves it. */
async function publish(version: keyof typeof LIST) {
  const { set } = await release(join(dataDir, 'releases'), [builds[version]]);
  await expect.poll(async () => (await servedSet()).id).toBe(set.id);
}

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  dataDir = mkdtempSync(join(tmpdir(), 'handover-open-tabs-'));
  cpSync(join(process.env.E2E_DATA_DIR ?? '', 'releases'), join(dataDir, 'releases'), { recursive: true });
  gateway = await startGateway(dataDir, apiAddressOf(process.env.E2E_DATA_DIR ?? ''));
  const published = join(dataDir, 'releases', REMOTE, (await servedSet()).remotes[REMOTE].version);
  cpSync(published, join(dataDir, 'before'), { recursive: true });
  copy = new PackageCopy(REMOTE);
  copy.edit('src/locales/en.json', (texts) =>
    texts.replaceAll(`"title": "${LIST.before}"`, `"title": "${LIST.after}"`),
  );
  builds = { before: join(dataDir, 'before'), after: await copy.build() };
});
test.afterAll(async () => {
  await gateway?.stop();
  copy?.dispose();
  rmSync(dataDir, { recursive: true, force: true });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const follow = (page: Page, path: string) =>
  page.locator(`header a[href="${path}"]`).filter({ visible: true }).click();

/** Goes to the list of companies, and away again, until the tab has the version. */
const untilShows = (page: Page, version: keyof typeof LIST) =>
  expect
    .poll(async () => {
      await follow(page, '/user-opps');
      await expect(heading(page, 'My opportunities')).toBeVisible();
      await follow(page, '/user-companies');
      await page.getByRole('heading', { level: 1, name: /^(My companies|All my firms)$/ }).waitFor();
      return heading(page, LIST[version]).isVisible();
    })
    .toBe(true);

async function openTab(page: Page, path: string) {
  await page.goto(gateway.address + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await markWindow(page);
  return watchPage(page);
}

test('an open tab has the new version of an area with the next page, without a reload', async ({
  page,
  context,
}) => {
  await publish('before');
  await authenticate(context, await createAccount(process.env.E2E_ADDRESS ?? ''), gateway.address);
  const untouched = await context.newPage();
  const watched = [
    await openTab(page, '/user-companies/edit/create'),
    await openTab(untouched, '/user-opps'),
  ];
  const name = page.getByRole('textbox', { name: 'Company name', exact: true });
  await name.fill('Turned parts');

  const told = page.waitForResponse('**/release-set.json');
  await publish('after');
  await told;
  // The one that has not loaded the area loads the new version, and never the old one.
  await untilShows(untouched, 'after');
  // The other keeps what it shows, with what was entered.
  await expect(name).toHaveValue('Turned parts');
  await follow(page, '/user-opps');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(name).toHaveValue('Turned parts');
  await name.fill('Turned parts, two halls');
  await follow(page, '/user-opps');
  await question.getByRole('button', { name: 'Leave the page' }).click();
  await untilShows(page, 'after');
  for (const tab of [page, untouched]) {
    expect(await isMarked(tab)).toBe(true);
    await expect(tab.getByRole('region', { name: 'New version' })).toBeHidden();
  }
  expect(watched.flatMap(({ messages }) => messages)).toEqual([]);
});

test('ten tabs over twenty releases: no reload, nothing that was typed is lost', async ({ context }) => {
  test.setTimeout(HANG_LIMIT_MS);
  await publish('before');
  await authenticate(context, await createAccount(process.env.E2E_ADDRESS ?? ''), gateway.address);
  const paths = ['/user-companies', '/user-opps', '/user-deals', '/settings', '/user-companies/edit/create'];
  const tabs: { page: Page; path: string; messages: string[] }[] = [];
  for (const path of [...paths, ...paths]) {
    const page = await context.newPage();
    tabs.push({ page, path, messages: (await openTab(page, path)).messages });
  }
  const forms = tabs.filter(({ path }) => path.endsWith('/create'));
  const name = (page: Page) => page.getByRole('textbox', { name: 'Company name', exact: true });
  for (const { page } of forms) await name(page).fill('Turned parts');
  for (let release = 1; release <= 20; release += 1) {
    await publish(release % 2 === 0 ? 'before' : 'after');
    // Somebody works in one of the tabs meanwhile.
    const { page, path } = tabs[release % tabs.length] ?? {};
    if (page && path && !path.endsWith('/create')) {
      await follow(page, '/user-companies');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  await publish('after');
  for (const { page } of forms) await expect(name(page)).toHaveValue('Turned parts');
  for (const { page, path, messages } of tabs) {
    if (!path.endsWith('/create')) await untilShows(page, 'after');
    expect(await isMarked(page)).toBe(true);
    expect(messages).toEqual([]);
  }
});
