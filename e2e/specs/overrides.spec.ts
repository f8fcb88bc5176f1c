import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { startGateway } from '../product/gateway.ts';
import { LIMIT_MS, PATIENT } from '../product/limits.ts';
import { PackageCopy } from '../product/package-copy.ts';
import { apiAddressOf } from '../product/running-parts.ts';
import { serveRemote } from '../product/served-remote.ts';

const REMOTE = 'mfe-notifications';
const PAGE = 'src/pages/settings.page.tsx';
const SETTINGS = 'Notification settings';
const FAILED = 'Notifications cannot be shown right now';
/** The html names in advance what the released version would ask for: the browser says so where another one runs. */
const HINTS = 'was preloaded using link preload but not used';

let copy: PackageCopy;
let served: Awaited<ReturnType<typeof serveRemote>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;

test.beforeAll(async () => {
  test.setTimeout(LIMIT_MS);
  copy = new PackageCopy(REMOTE);
  copy.edit(PAGE, (code) => code.replace("title={t('settings.title')}", 'title="My own settings"'));
  served = await serveRemote(copy.folder);
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  gateway = await startGateway(dataDir, apiAddressOf(dataDir), { OVERRIDES: 'on' });
});
test.afterAll(async () => {
  await gateway?.stop();
  await served?.stop();
  copy?.dispose();
});

const bar = (page: Page) => page.getByRole('region', { name: 'Build of your own' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const elsewhere = (requests: string[]) =>
  requests.filter((url) => url.startsWith('http') && !url.startsWith(`${gateway.address}/`));
const servedVersion = async (): Promise<string> =>
  (await (await fetch(`${served.address}/release.json`, { headers: { connection: 'close' } })).json())
    .version;

async function offerOwn(page: Page) {
  await press(page, 'Run a build of your own');
  await bar(page).getByRole('textbox').fill(String(served.port));
  await press(page, 'Continue');
  await expect(
    bar(page).getByRole('heading', { name: `Run ${REMOTE} from ${served.address}?` }),
  ).toBeFocused();
}

test('a build of one’s own runs after a click of consent, follows its changes, and is dropped where it broke the page', async ({
  page,
  context,
  watched,
}) => {
  await signedIn(context, 'seller@handover.test', gateway.address);
  await page.goto(`${gateway.address}/settings`);
  await expect(heading(page, SETTINGS)).toBeVisible();
  await offerOwn(page);
  expect(elsewhere(watched.requests)).toEqual([`${served.address}/release.json`]);
  expect(await axeFindings(page, (axe) => axe.include('#notices'))).toEqual([]);
  await press(page, 'Run it in this tab');
  await expect(heading(page, 'My own settings')).toBeVisible();
  await expect(bar(page)).toContainText(`${REMOTE} runs from ${served.address}`);
  expect(elsewhere(watched.requests).filter((url) => !url.startsWith(`${served.address}/`))).toEqual([]);
  await page.locator('header a[href="/user-deals"]').filter({ visible: true }).click();
  await expect(heading(page, 'Deals')).toBeVisible();
  await expect(bar(page)).toContainText(served.address);
  await page.goto(`${gateway.address}/settings`);
  // Only now has the page asked which build there is.
  await expect(heading(page, 'My own settings')).toBeVisible();
  expect(unexpected(watched.messages, HINTS)).toEqual([]);

  // It throws when it is drawn: the page says so, the bar stands and leads on.
  copy.edit(PAGE, (code) =>
    code.replace('  return (', "  if (settings) throw new Error('on purpose');\n  return ("),
  );
  await expect(bar(page)).toContainText('There is a new build', PATIENT);
  await press(page, 'Load it');
  await expect(heading(page, FAILED)).toBeVisible();
  await press(page, 'Drop');
  await expect(heading(page, SETTINGS)).toBeVisible();

  // It throws as soon as it is loaded, for which it is not even drawn.
  const version = await servedVersion();
  copy.edit('src/remote.tsx', (code) => `${code}\nif (remote) throw new Error('at load, on purpose');\n`);
  await expect.poll(servedVersion, PATIENT).not.toBe(version);
  await offerOwn(page);
  await press(page, 'Run it in this tab');
  await expect(heading(page, FAILED)).toBeVisible();
  await expect(bar(page)).toContainText(served.address);

  // Nobody answers any more: the released version runs, and the bar says so.
  await served.stop();
  await page.reload();
  await expect(heading(page, SETTINGS)).toBeVisible();
  await expect(bar(page)).toContainText('nobody answers there. The released version runs.');
  await press(page, 'Drop');
  await expect(bar(page).getByRole('button', { name: 'Run a build of your own' })).toBeVisible();
  expect(unexpected(watched.messages, served.address, 'on purpose', HINTS)).toEqual([]);
  // Its failures are its developer's, not those of what was released.
  expect(watched.requests.filter((url) => url.endsWith('/reports/'))).toEqual([]);
});

test('an address brings no override about, and asks nobody', async ({ page, context, watched }) => {
  await signedIn(context, 'seller@handover.test', gateway.address);
  const wish = `override=${REMOTE}&address=${encodeURIComponent('http://localhost:9')}`;
  await page.goto(`${gateway.address}/settings?${wish}#${wish}`);
  await expect(heading(page, SETTINGS)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveText(['Run a build of your own']);
  await press(page, 'Run a build of your own');
  await bar(page).getByRole('textbox').fill('http://127.0.0.1:9');
  await press(page, 'Continue');
  await expect(bar(page).getByRole('alert')).toContainText('Only http://localhost:<port> is allowed');
  expect(elsewhere(watched.requests)).toEqual([]);
  expect(watched.messages).toEqual([]);
});

test('where the gateway does not allow it there is nothing of it, whatever the tab keeps', async ({
  page,
  context,
  watched,
}) => {
  await signedIn(context, 'seller@handover.test');
  await page.addInitScript((remote) => {
    sessionStorage.setItem('handover.override', JSON.stringify({ remote, address: 'http://localhost:9' }));
  }, REMOTE);
  await page.goto(`/settings?override=${REMOTE}`);
  await expect(heading(page, SETTINGS)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  expect(watched.foreign).toEqual([]);
  expect(watched.requests.filter((url) => url.includes('overrides'))).toEqual([]);
  expect(watched.messages).toEqual([]);
  const asked = page.evaluate(() =>
    fetch('http://localhost:9/release.json').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(await asked).toBe('refused');
  // By the page's policy, not because nobody listens there.
  await expect.poll(() => watched.messages.join()).toContain('Content Security Policy');
});
