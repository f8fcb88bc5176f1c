import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { federationPanelOf } from '../../../actions/federation-panel.ts';
import { tabTo } from '../../../actions/keyboard.ts';
import { chooseByKey, chooseUser, openPanel } from '../../../actions/mock-panel.ts';
import { opportunitiesAlone } from '../../../actions/opportunities-alone.ts';
import { expectRemoteAlone, workspaceRemotes } from '../../../actions/remote-alone.ts';
import { isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { patient as expect } from '../../../fixtures/patient.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';

/** The tests share a remote that runs alone. The last two change its source. */
const { get, open } = opportunitiesAlone();

test('a remote alone shows its pages with real data, without code of other remotes', async ({ page }) => {
  const { copy, alone } = get();
  const remote = workspaceRemotes().find(({ name }) => name === copy.name);
  if (remote) await expectRemoteAlone(page, alone, remote);
  expect(alone.dataFolders()).toHaveLength(1);
});

test('a page whose code or texts the server has dropped at first is shown; a file that there is not is no page', async ({
  page,
  request,
}) => {
  const { alone } = get();
  for (const path of ['/main.js', '/locales/en/opportunities.json'])
    await page.route(alone.address + path, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto(`${alone.address}/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'browse', exact: true })).toBeVisible();
  for (const path of ['/gone.js', '/locales/en/gone.json'])
    expect((await request.get(alone.address + path)).status(), path).toBe(404);
});

test('a page that can not start says why, and is not empty', async ({ page }) => {
  const { alone } = get();
  await page.route(`${alone.address}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"siblings":', '"siblings"') });
  });
  await page.goto(`${alone.address}/`);
  await expect(page.getByText('The mock host could not start: SyntaxError')).toBeVisible();
});

test('the panel sets user, language and theme, also by keyboard alone; pages and widgets of other remotes are labelled placeholders', async ({
  page,
}) => {
  const { main, messages, crossOrigin } = await open(page, '/');
  const panel = page.getByRole('complementary', { name: 'Mock host' });
  const header = page.getByRole('banner');
  const review = header.getByRole('link', { name: 'Examen' });
  await test.step('by keyboard alone', async () => {
    await tabTo(page, panel.getByRole('button', { name: 'Mock host' }), 1);
    await page.keyboard.press('Enter');
    await tabTo(page, panel.getByRole('radio', { name: 'anonymous' }), 2);
    await chooseByKey(page, 'ArrowRight', 'seller');
    await expect(header.getByTitle('Widget bell, of mfe-notifications')).toBeVisible();
    await tabTo(page, panel.getByRole('button', { name: 'Language and theme' }), 2);
    await page.keyboard.press('Enter');
    await tabTo(page, panel.getByRole('radio', { name: 'English' }), 1);
    await chooseByKey(page, 'ArrowRight', 'French');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
  await header.getByRole('link', { name: 'Mes dossiers' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Mes dossiers' })).toBeVisible();
  await expect(review).toHaveCount(0);
  await chooseUser(panel, 'staff');
  await review.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Examen');
  await panel.getByRole('radio', { name: 'dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await chooseUser(panel, 'anonymous');
  await expect(main.getByRole('heading', { level: 1, name: 'Examen' })).toHaveCount(0);
  expect(messages).toEqual([]);
  expect(crossOrigin).toEqual([]);
});

test('the panel pushes a message, delays or fails calls, and expires tokens; the log shows each', async ({
  page,
}) => {
  const { main, messages } = await open(page, '/user-opps', 'seller');
  const panel = await openPanel(page, 'Push a message', 'Tokens', 'Log');
  expect(await axeFindings(page)).toEqual([]);
  const log = panel.getByRole('list', { name: 'Calls and events' });
  const list = main.getByRole('list', { name: 'All others' });
  await expect(list).toBeVisible();

  await test.step('a pushed message arrives like one from the server', async () => {
    const reloaded = page.waitForResponse(/\/api\/opportunities\//);
    await panel.getByLabel('Type').selectOption('access_requested');
    await panel.getByRole('button', { name: 'Push', exact: true }).click();
    await expect(log).toContainText('event notification');
    await reloaded;
  });

  await test.step('a delayed call', async () => {
    await panel.getByLabel('Only URLs that contain').fill('opportunit');
    await panel.getByLabel('Delay, in ms').fill('3000');
    // Waits from before the page is loaded: afterwards the call may be over already.
    const waiting = main.getByText('Loading your opportunities').waitFor({ state: 'attached' });
    await page.reload({ waitUntil: 'commit' });
    await waiting;
    await expect(list).toBeVisible();
    const late = /200, ([3-9]|\d\d)\d\d\d ms, fault injected/;
    await expect(log.getByRole('listitem').filter({ hasText: late })).not.toHaveCount(0);
    await panel.getByRole('button', { name: 'Switch off' }).click();
  });

  await test.step('a failing call', async () => {
    await panel.getByLabel('Only URLs that contain').fill('opportunit');
    await panel.getByLabel('Response').selectOption('500');
    await page.goto(`${get().alone.address}/user-opps?type=buy`);
    const retry = main.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await panel.getByRole('button', { name: 'Switch off' }).click();
    await retry.click();
    await expect(retry).toBeHidden();
  });

  await test.step('an expired access token is renewed', async () => {
    await panel.getByRole('button', { name: 'Clear' }).click();
    await panel.getByRole('button', { name: 'Expire the access token' }).click();
    await main.getByRole('link', { name: 'I sell', exact: true }).click();
    await expect(log.getByRole('listitem').filter({ hasText: /refresh.*200/ })).toHaveCount(1);
    // This comes before a call is sent with it, so that none is refused.
    await expect(log.getByRole('listitem').filter({ hasText: '401' })).toHaveCount(0);
    await expect(list).toBeVisible();
  });

  await test.step('without a valid refresh token the session ends', async () => {
    await panel.getByRole('button', { name: 'Expire access and refresh token' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Businesses for sale' }).click();
    await expect(main).toContainText('Page of mfe-auth');
    await expect(panel.getByRole('radio', { name: 'anonymous' })).toBeChecked();
  });
  // The browser logs each 401, which this test causes on purpose.
  expect(unexpected(messages, 'the server responded with a status of 401')).toEqual([]);
});

test('the federation panel shows what the remote uses and asks for, and a call that it does not declare; as JSON, too', async ({
  page,
}) => {
  const { copy } = get();
  const { remotes } = await (await fetch(`${address()}/release-set.json`)).json();
  const { main, messages, requests } = await open(page, '/user-opps?federation', 'seller');
  await expect(main.getByRole('heading', { level: 1, name: 'My opportunities' })).toBeVisible();
  const { t, panel, table, refresh, download } = federationPanelOf(page);
  await expect(panel.getByRole('heading', { name: t('label') })).toBeFocused();
  await refresh();
  const packageRow = (name: string) => table('packages').getByRole('row', { name });
  await expect(packageRow(copy.name)).toContainText(t('runs.source'));
  await expect(packageRow(copy.name)).toContainText(' ms');
  await expect(packageRow('mfe-deals')).toContainText(t('runs.placeholder'));
  for (const text of ['socket.open', 'noFailures', 'build.none', 'releases.none'])
    await expect(panel.getByText(t(text))).toBeVisible();
  const askRow = (name: string) => table('asks').getByRole('row', { name });
  await expect(askRow('POST /api/opportunities/create_buy/')).toContainText(t('declared.yes'));
  expect(await axeFindings(page)).toEqual([]);
  await test.step('the entry points that it uses are those that its release requires', async () => {
    const { shared } = (await download()) as { shared: { module: string; users: string[] }[] };
    const entryPoints = shared
      .map(({ module }) => module)
      .filter((module) => module.startsWith('@handover/'));
    const required = entryPoints.filter((module) => module in remotes[copy.name].requires);
    const used = shared.flatMap(({ module, users }) => (users.includes(copy.name) ? module : []));
    expect(used).toEqual(['react', 'react/jsx-runtime', ...required]);
    expect(required.length).toBeLessThan(entryPoints.length);
  });

  await test.step('what was built last is weighed, beside its budgets', async () => {
    const { version } = remotes[copy.name];
    const built = join(dataDir(), 'releases', copy.name, version);
    cpSync(built, join(copy.folder, 'dist'), { recursive: true });
    await refresh();
    const weighed = panel
      .getByRole('table')
      .filter({ hasText: t('columns.js') })
      .getByRole('row', { name: version });
    await expect(weighed).toContainText(/\d\.\d kB of \d+ kB/);
    const { build } = await download();
    expect(build).toMatchObject({ budgets: { js: expect.any(Number) }, last: { version } });
  });

  await test.step('a call that is not declared is refused, and told at once', async () => {
    await markWindow(page);
    const call = 'void usePlatform().http.get(`/api/people/`).catch(() => null);';
    copy.edit(
      'src/pages/my-opportunities.page.tsx',
      (source) =>
        `import { usePlatform } from '@handover/shared/platform';\n${source.replace('const { t }', `${call}\n  const { t }`)}`,
    );
    await expect.poll(() => messages).toContainEqual(expect.stringContaining('HR-903'));
    await refresh();
    await expect(askRow('GET /api/people/')).toContainText(t('declared.no'));
    await expect(table('failures').getByRole('row', { name: `HR-903 ${copy.name} source` })).toBeVisible();
    const { failures } = await download();
    expect(failures).toMatchObject([{ code: 'HR-903', remote: copy.name, detail: 'GET /api/people/' }]);
    expect(await isMarked(page)).toBe(true);
    expect(requests.filter((url) => url.includes('/api/people/'))).toEqual([]);
  });

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const mockPanel = await openPanel(page, 'Federation');
  await mockPanel.getByRole('button', { name: 'Open the federation panel' }).click();
  await expect(panel.getByText(t('socket.open'))).toBeVisible();
  expect(unexpected(messages, 'HR-903')).toEqual([]);
});

test('a saved source file is hot-reloaded, and typed values are kept', async ({ page }) => {
  const { copy } = get();
  const { main, messages } = await open(page, '/user-opps/edit/create?type=buy', 'buyer');
  const title = main.getByRole('textbox', { name: 'Project title' });
  await title.fill('Engineer looks for a machine shop');
  await markWindow(page);

  for (const heading of ['Changed once', 'Changed twice']) {
    copy.edit('src/pages/opportunity-edit.page.tsx', (source) =>
      source.replace(/title=(\{t\(stored \? .+\)\}|"Changed \w+")/, `title="${heading}"`),
    );
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await expect(title).toHaveValue('Engineer looks for a machine shop');

  await test.step('a modal of another remote is replaced by a placeholder that closes with a typed result', async () => {
    copy.edit('src/features/opportunity-form/picture-field.tsx', (source) =>
      source
        .replace(
          "open('background-image', { subSectorIds, chosen, pattern })",
          "open('deal-qa', { dealId: 7 })",
        )
        .replace(/disabled=\{subSectors[^}]*\}/, ''),
    );
    const opener = main.getByRole('button', { name: 'Choose a picture…' });
    await expect(opener).toBeEnabled();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Modal deal-qa, of mfe-deals' });
    await expect(dialog).toContainText('"dealId": 7');
    await dialog.getByLabel('Result, as JSON').fill('null');
    await dialog.getByRole('button', { name: 'Close with result', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await expect(title).toHaveValue('Engineer looks for a machine shop');
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});
