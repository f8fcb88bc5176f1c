import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@handover/tooling/releases';
import type { Page } from '@playwright/test';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address, dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { createAccount } from '../../../product/records/account.ts';
import { publishListings } from '../../../product/records/published-listings.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';

test.use({ loadsAhead: true });

const REMOTE = 'mfe-companies';
const LIST = { before: 'My companies', after: 'Your companies' };

let dataDir: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
/** The builds of both versions. */
let builds: Record<keyof typeof LIST, string>;

const servedSet = async () =>
  (await fetch(`${gateway.address}/release-set.json`, { headers: { connection: 'close' } })).json();

/** Releases a build; resolves once the gateway serves it. */
async function publishBuild(folder: string) {
  const { set } = await release(join(dataDir, 'releases'), [folder]);
  await expect.poll(async () => (await servedSet()).id).toBe(set.id);
}
const publish = (version: keyof typeof LIST) => publishBuild(builds[version]);

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  dataDir = mkdtempSync(join(tmpdir(), 'handover-open-tabs-'));
  cpSync(join(ownDataDir(), 'releases'), join(dataDir, 'releases'), { recursive: true });
  gateway = await startGateway(dataDir, apiAddressOf(ownDataDir()));
  const published = join(dataDir, 'releases', REMOTE, (await servedSet()).remotes[REMOTE].version);
  const [beforeDir, afterDir] = [join(dataDir, 'before'), join(dataDir, 'changed')];
  for (const folder of [beforeDir, afterDir]) cpSync(published, folder, { recursive: true });
  // The title of the list is that of its table: as good as a build, which takes longer than the test.
  for (const name of readdirSync(afterDir).filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(join(afterDir, name), 'utf8');
    writeFileSync(join(afterDir, name), code.replaceAll('"list.title"', '"list.table"'));
  }
  builds = { before: beforeDir, after: copyAsVersion(afterDir, 9, join(dataDir, 'after')) };
});
test.afterAll(async () => {
  await gateway?.stop();
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
      await page.getByRole('heading', { level: 1, name: /^(My|Your) companies$/ }).waitFor();
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
  await authenticate(context, await createAccount(address()), gateway.address);
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

/** After either number, companies is back at its previous version, so that one more release changes it. */
const RELEASES = 20;

/** Every remote with a page is released in turn; a tab opens with something typed into a form of each kind, or with a list. */
const RELEASED = [REMOTE, 'mfe-opportunities', 'mfe-auth', 'mfe-deals', 'mfe-notifications'];
const TABS: { path: string; field?: string }[] = [
  { path: '/user-companies' },
  { path: '/user-opps' },
  { path: '/user-deals' },
  { path: '/settings' },
  // Forms with a draft: of records, and of the host.
  { path: '/user-companies/edit/create', field: 'main [name="name"]' },
  { path: '/user-opps/edit/create?type=buy', field: 'main [name="project_title"]' },
  { path: '/about-us', field: 'main [name="message"]' },
  // Forms without one: on a page, and in dialogs.
  { path: '/user-details', field: 'main [name="last_name"]' },
  { path: '/user-companies?modal=change-password', field: '[role="dialog"] [name="old_password"]' },
  {
    path: '/opportunities/OTHERS?modal=get-access&opportunity=OTHERS',
    field: '[role="dialog"] [name="message"]',
  },
];

test('ten tabs over many releases: no reload, nothing that was typed is lost', { tag: '@long' }, async ({
  context,
}) => {
  test.setTimeout(HANG_LIMIT_MS);
  await publish('before');
  await authenticate(context, await createAccount(address()), gateway.address);
  const [listing] = await publishListings(address(), 1);
  const others = String(listing?.id);
  const initial = await servedSet();
  const versionAt = (remote: string) => join(dataDir, 'releases', remote, initial.remotes[remote].version);

  const tabs: ((typeof TABS)[number] & { page: Page } & ReturnType<typeof watchPage>)[] = [];
  for (const { path, field } of TABS) {
    const page = await context.newPage();
    const watched = await openTab(page, path.replaceAll('OTHERS', others));
    if (field) await page.locator(field).fill('Turned parts');
    tabs.push({ path, field, page, ...watched });
  }
  const lists = tabs.filter(({ field }) => !field);
  for (let number = 0; number < RELEASES; number += 1) {
    const remote = RELEASED[number % RELEASED.length] ?? REMOTE;
    if (remote === REMOTE) await publish(number % 2 === 0 ? 'after' : 'before');
    else
      await publishBuild(
        copyAsVersion(
          versionAt(remote),
          Math.floor(number / RELEASED.length),
          join(dataDir, `copy-${number}`),
        ),
      );
    // Somebody works in one of the tabs meanwhile.
    const { page } = lists[number % lists.length] ?? {};
    if (!page) continue;
    await follow(page, number % 3 === 0 ? '/user-deals' : '/user-companies');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await publish('after');
  const { remotes } = await servedSet();
  for (const { page, path, field, messages, requests } of tabs) {
    if (field) await expect(page.locator(field), path).toHaveValue('Turned parts');
    else await untilShows(page, 'after');
    // Each has followed: the code of a remote that it had loaded is loaded of the last version, too.
    for (const remote of RELEASED.filter((name) => requests.some((url) => url.includes(`/r/${name}/`))))
      await expect
        .poll(() => requests.some((url) => url.includes(`/r/${remote}/${remotes[remote].version}/`)), path)
        .toBe(true);
    expect(await isMarked(page), path).toBe(true);
    expect(messages, path).toEqual([]);
  }
});
