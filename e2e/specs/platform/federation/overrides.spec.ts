import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, UNUSED_PRELOAD, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../../product/limits.ts';
import { dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { PackageCopy } from '../../../product/releases/package-copy.ts';
import { serveRemote } from '../../../product/served-remote.ts';

const REMOTE = 'mfe-notifications';
const PAGE = 'src/pages/settings.page.tsx';
const SETTINGS = 'Notification settings';
const FAILED = 'Notifications cannot be shown right now';
let copy: PackageCopy;
let served: Awaited<ReturnType<typeof serveRemote>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  copy = new PackageCopy(REMOTE);
  copy.edit(PAGE, (code) => code.replace("title={t('settings.title')}", 'title="My own settings"'));
  served = await serveRemote(copy.folder);
  const dataDir = ownDataDir();
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
const otherOrigins = (requests: string[]) =>
  requests.filter((url) => url.startsWith('http') && !url.startsWith(`${gateway.address}/`));
const servedVersion = async (): Promise<string> =>
  (await (await fetch(`${served.address}/release.json`, { headers: { connection: 'close' } })).json())
    .version;

async function proposeOverride(page: Page) {
  await press(page, 'Run a build of your own');
  await bar(page).getByRole('textbox').fill(String(served.port));
  await press(page, 'Continue');
  await expect(
    bar(page).getByRole('heading', { name: `Run ${REMOTE} from ${served.address}?` }),
  ).toBeFocused();
}

test('an override runs after the user consents, follows its changes, and can be dropped where it breaks the page', async ({
  page,
  context,
  watched,
}) => {
  await authenticate(context, 'seller@handover.test', gateway.address);
  await page.goto(`${gateway.address}/settings`);
  await expect(heading(page, SETTINGS)).toBeVisible();
  await proposeOverride(page);
  expect(otherOrigins(watched.requests)).toEqual([`${served.address}/release.json`]);
  expect(await axeFindings(page, (axe) => axe.include('#notices'))).toEqual([]);
  await press(page, 'Run it in this tab');
  await expect(heading(page, 'My own settings')).toBeVisible();
  await expect(bar(page)).toContainText(`${REMOTE} runs from ${served.address}`);
  expect(otherOrigins(watched.requests).filter((url) => !url.startsWith(`${served.address}/`))).toEqual([]);
  await page.locator('header a[href="/user-deals"]').filter({ visible: true }).click();
  await expect(heading(page, 'Deals')).toBeVisible();
  await expect(bar(page)).toContainText(served.address);
  await page.goto(`${gateway.address}/settings`);
  // The page has asked the developer's server for its current build.
  await expect(heading(page, 'My own settings')).toBeVisible();
  expect(unexpected(watched.messages, UNUSED_PRELOAD)).toEqual([]);

  // A build that throws on render: the page shows the failure, and the bar still works.
  copy.edit(PAGE, (code) =>
    code.replace('  return (', "  if (routes) throw new Error('on purpose');\n  return ("),
  );
  await expect(bar(page)).toContainText('There is a new build', LONG_TIMEOUT);
  await press(page, 'Load it');
  await expect(heading(page, FAILED)).toBeVisible();
  await press(page, 'Drop');
  await expect(heading(page, SETTINGS)).toBeVisible();

  // A build that throws on load.
  const version = await servedVersion();
  copy.edit('src/remote.tsx', (code) => `${code}\nif (remote) throw new Error('at load, on purpose');\n`);
  await expect.poll(servedVersion, LONG_TIMEOUT).not.toBe(version);
  await proposeOverride(page);
  await press(page, 'Run it in this tab');
  await expect(heading(page, FAILED)).toBeVisible();
  await expect(bar(page)).toContainText(served.address);

  // The developer's server is stopped: the released version runs, and the bar says so.
  await served.stop();
  await page.reload();
  await expect(heading(page, SETTINGS)).toBeVisible();
  await expect(bar(page)).toContainText('nobody answers there. The released version runs.');
  await press(page, 'Drop');
  await expect(bar(page).getByRole('button', { name: 'Run a build of your own' })).toBeVisible();
  expect(unexpected(watched.messages, served.address, 'on purpose', UNUSED_PRELOAD)).toEqual([]);
  // Failures of an override are not reported to the gateway.
  expect(watched.requests.filter((url) => url.endsWith('/reports/'))).toEqual([]);
});

test('an override in the URL is ignored, and nothing is requested from its address', async ({
  page,
  context,
  watched,
}) => {
  await authenticate(context, 'seller@handover.test', gateway.address);
  const override = `override=${REMOTE}&address=${encodeURIComponent('http://localhost:9')}`;
  await page.goto(`${gateway.address}/settings?${override}#${override}`);
  await expect(heading(page, SETTINGS)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveText(['Run a build of your own']);
  await press(page, 'Run a build of your own');
  await bar(page).getByRole('textbox').fill('http://127.0.0.1:9');
  await press(page, 'Continue');
  await expect(bar(page).getByRole('alert')).toContainText('Only http://localhost:<port> is allowed');
  expect(otherOrigins(watched.requests)).toEqual([]);
  expect(watched.messages).toEqual([]);
});

test('without OVERRIDES an override stored in the tab is ignored', async ({ page, context, watched }) => {
  await authenticate(context, 'seller@handover.test');
  await page.addInitScript((remote) => {
    sessionStorage.setItem('handover.override', JSON.stringify({ remote, address: 'http://localhost:9' }));
  }, REMOTE);
  await page.goto(`/settings?override=${REMOTE}`);
  await expect(heading(page, SETTINGS)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  expect(watched.crossOrigin).toEqual([]);
  expect(watched.requests.filter((url) => url.includes('overrides'))).toEqual([]);
  expect(watched.messages).toEqual([]);
  const request = page.evaluate(() =>
    fetch('http://localhost:9/release.json').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(await request).toBe('refused');
  // Refused by the content security policy, not because nobody listens there.
  await expect.poll(() => watched.messages.join()).toContain('Content Security Policy');
});
