import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address, dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { createAccount } from '../../../product/records/account.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** A team revokes a version that pages have open: they leave it at once, with what was typed, and say so. */

const REMOTE = 'mfe-companies';
const FORM = '/user-companies/edit/create';
let dataDir: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let commands: ReturnType<typeof releaseCommands>;
let good: string;

const servedSet = async () =>
  (await fetch(`${gateway.address}/release-set.json`, { headers: { connection: 'close' } })).json();

/**
 * Releases the code under another version, with pages at these paths besides; resolves with the version once the gateway serves it.
 */
async function publishBad(number: number, paths: string[] = []): Promise<string> {
  const published = join(dataDir, 'releases', REMOTE, good);
  const folder = copyAsVersion(published, number, join(dataDir, `bad-${number}`));
  const file = join(folder, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const [{ page, access }] = manifest.descriptor.routes;
  manifest.descriptor.routes.push(...paths.map((path) => ({ path, page, access })));
  writeFileSync(file, JSON.stringify(manifest));
  const { code, output } = await commands.release(REMOTE, folder, 'ada');
  expect(code, output).toBe(0);
  await expect.poll(async () => (await servedSet()).remotes[REMOTE].version).toBe(manifest.version);
  return manifest.version;
}

async function revoke(version: string) {
  const { code, output } = await commands.command(
    'revoke',
    REMOTE,
    version,
    '--by',
    'ada',
    '--note',
    'wrong sums',
  );
  expect(code, output).toBe(0);
  return output;
}

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  dataDir = mkdtempSync(join(tmpdir(), 'handover-revoked-'));
  cpSync(join(ownDataDir(), 'releases'), join(dataDir, 'releases'), { recursive: true });
  const api = apiAddressOf(ownDataDir());
  gateway = await startGateway(dataDir, api);
  commands = releaseCommands(dataDir, api);
  good = (await servedSet()).remotes[REMOTE].version;
});
test.afterAll(async () => {
  await gateway?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const t = translationsOf('updates', 'en');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const name = (page: Page) => page.getByRole('textbox', { name: 'Company name', exact: true });
/** What the bad version has mounted: it is the field's own mark, which goes with the field. */
const ofBad = (page: Page) => page.locator('[data-of-bad]');
const markBad = (field: Locator) => field.evaluate((element) => element.setAttribute('data-of-bad', ''));
const shownVersion = (page: Page) =>
  page.evaluate(
    (remote) => JSON.parse(document.getElementById('release-set')?.textContent ?? '').remotes[remote].version,
    REMOTE,
  );
const message = (page: Page) => page.getByText(t('left'));

async function openTab(page: Page, path: string) {
  await page.clock.install();
  await page.goto(gateway.address + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await markWindow(page);
  return watchPage(page);
}

test('open pages leave it at once, without a reload and with what was typed, and say so', async ({
  page,
  context,
}) => {
  const bad = await publishBad(0);
  await authenticate(context, await createAccount(address()), gateway.address);
  const untouched = await context.newPage();
  const watched = [await openTab(page, FORM), await openTab(untouched, '/user-opps')];
  await name(page).fill('Turned parts');
  await markBad(name(page));

  const output = await revoke(bad);
  expect(output).toContain(`${REMOTE}  ${bad} -> ${good}`);
  await expect(message(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(name(page)).toHaveValue('Turned parts');
  await expect(name(page)).toBeFocused();
  await expect(ofBad(page)).toHaveCount(0);
  // It is as it was, not taken up from a draft.
  const discard = translationsOf('inputs', 'en')('draftDiscard');
  await expect(page.getByRole('button', { name: discard })).toHaveCount(0);

  // A page that has not loaded it never does.
  await untouched.locator('header a[href="/user-companies"]').filter({ visible: true }).click();
  await expect(heading(untouched, 'My companies')).toBeVisible();
  const loaded = watched[1]?.requests.flatMap((url) => /\/r\/mfe-companies\/([^/]+)\//.exec(url)?.[1] ?? []);
  expect([...new Set(loaded)]).toEqual([good]);
  expect((await fetch(`${gateway.address}/r/${REMOTE}/${bad}/build-manifest.json`)).status).toBe(404);
  for (const tab of [page, untouched]) expect(await isMarked(tab)).toBe(true);
  expect(watched.flatMap(({ messages }) => messages)).toEqual([]);

  const set = await servedSet();
  expect(set.revoked).toEqual({ [REMOTE]: [bad] });
  expect(set.remotes[REMOTE].fallback?.version).not.toBe(bad);
  const again = await commands.release(REMOTE, join(dataDir, 'bad-0'), 'ada', '--canary', '5%');
  expect(again.output).toContain(`${REMOTE} ${bad} was revoked by ada`);
  const [entry] = await commands.list();
  expect(entry).toMatchObject({
    action: 'revoke',
    note: 'wrong sums',
    revoked: { name: REMOTE, version: bad },
  });
});

test('a page that was offline meanwhile leaves it when it is online again', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const bad = await publishBad(1);
  await authenticate(context, await createAccount(address()), gateway.address);
  await openTab(page, FORM);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const input = page.getByRole('main').getByRole('textbox').first();
  await input.fill('Pièces tournées');
  await markBad(input);

  await context.setOffline(true);
  await revoke(bad);
  await expect.poll(async () => (await servedSet()).remotes[REMOTE].version).toBe(good);
  await page.clock.fastForward('02:00');
  await expect(input).toHaveValue('Pièces tournées');
  await context.setOffline(false);
  // The clock stops while the page asks: it would otherwise be past the deadlines of what is loaded then, or past the
  // message.
  let [isAsking, isTold] = [false, false];
  const isForSet = (request: Request) => request.url().endsWith('/release-set.json');
  page.on('request', (request) => {
    if (isForSet(request)) isAsking = true;
  });
  page.on('requestfailed', (request) => {
    if (isForSet(request)) isAsking = false;
  });
  page.on('response', (response) => {
    if (isForSet(response.request()) && response.ok()) isTold = true;
  });
  await expect
    .poll(async () => {
      if (!isAsking) await page.clock.fastForward('00:30');
      return isTold;
    })
    .toBe(true);
  await expect(page.getByText(translationsOf('updates', 'fr')('left'))).toBeVisible();
  await expect(input).toHaveValue('Pièces tournées');
  await expect(ofBad(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('one that mounts something else than the version before is left by a reload, which keeps what was typed', async ({
  page,
  context,
}) => {
  const bad = await publishBad(2, ['/user-companies/more']);
  await authenticate(context, await createAccount(address()), gateway.address);
  const { messages } = await openTab(page, FORM);
  await name(page).fill('Turned parts');
  await revoke(bad);
  await expect(message(page)).toBeVisible();
  await expect(name(page)).toHaveValue('Turned parts');
  expect(await isMarked(page)).toBe(false);
  expect(await shownVersion(page)).toBe(good);
  expect(messages).toEqual([]);
});
