import { opportunitiesAlone } from '../../../actions/opportunities-alone.ts';
import { expectRemoteAlone, workspaceRemotes } from '../../../actions/remote-alone.ts';
import { isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { test } from '../../../fixtures/clean-console.fixture.ts';
import { patient as expect } from '../../../fixtures/patient.fixture.ts';

const { get, open } = opportunitiesAlone();

test('a remote alone shows its pages with real data, without code of other remotes', async ({ page }) => {
  const { copy, alone } = get();
  const remote = workspaceRemotes().find(({ name }) => name === copy.name);
  if (remote) await expectRemoteAlone(page, alone, remote);
  expect(alone.dataFolders()).toHaveLength(1);
});

test('a page whose code or texts the server has dropped at first is shown all the same', async ({ page }) => {
  const { alone } = get();
  for (const path of ['/main.js', '/locales/en/opportunities.json'])
    await page.route(alone.address + path, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto(`${alone.address}/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'browse', exact: true })).toBeVisible();
});

test('a file that there is not is answered by 404, not by the page', async ({ request }) => {
  for (const path of ['/gone.js', '/locales/en/gone.json'])
    expect((await request.get(get().alone.address + path)).status(), path).toBe(404);
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
