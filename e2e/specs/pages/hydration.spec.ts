import type { Page } from '@playwright/test';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { expect, test, watchPage } from '../../fixtures/clean-console.fixture.ts';
import { isHydrated } from '../../fixtures/hydrated.ts';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { startGateway } from '../../product/gateway.ts';
import { dataDir } from '../../product/own-product.ts';
import { apiAddressOf } from '../../product/processes.ts';
import { createAccount, DEMO_PASSWORD } from '../../product/records/account.ts';
import { untilRendered } from '../../product/until-rendered.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
test.beforeAll(async () => {
  gateway = await startGateway(dataDir(), apiAddressOf(dataDir()), { RENDER: 'on' });
  await untilRendered(`${gateway.address}/faq`);
});
test.afterAll(() => gateway.stop());

/** Holds back the code of a page until the returned function is called. */
async function holdCode(page: Page, files: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('until a page is hydrated, its forms wait, and its links work', async ({ page }) => {
  const { messages } = watchPage(page, gateway.address);
  const release = await holdCode(page, /\/r\/mfe-auth\/.*\.js/);
  await page.goto(`${gateway.address}/login`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Create one' }).click();
  await expect(page).toHaveURL(`${gateway.address}/sign-up`);
  await page.goto(`${gateway.address}/login`, { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'E-mail' });
  // The field is inert until React listens to it.
  await email.focus();
  await expect(email).not.toBeFocused();
  const filled = email.fill('seller@handover.test');
  release();
  await filled;
  await expect(email).toHaveValue('seller@handover.test');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${gateway.address}/`);
  expect(messages).toEqual([]);
});

test('what is typed into a search before it is hydrated is searched for', async ({ page }) => {
  const { messages } = watchPage(page, gateway.address);
  const release = await holdCode(page, /\/r\/host\/.*\.js/);
  await page.goto(`${gateway.address}/faq`, { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.fill('exclusiv');
  await search.press('ArrowLeft');
  expect(await isHydrated(search)).toBe(false);
  release();
  await expect(page).toHaveURL(/[?&]q=exclusiv/);
  await expect(search).toHaveValue('exclusiv');
  await expect(search).toBeFocused();
  await search.pressSequentially('X');
  await expect(search).toHaveValue('exclusiXv');
  expect(messages).toEqual([]);
});

test.describe('with a browser in French and an account in English', () => {
  test.use({ locale: 'fr-FR' });

  for (const [path, language] of [
    ['/faq?lang=fr', 'fr'],
    ['/user-deals', 'en'],
  ] as const)
    test(`${path} is hydrated in French, and then is in the language ${language}`, async ({ page }) => {
      const { messages } = watchPage(page, gateway.address);
      await authenticate(page.context(), await createAccount(gateway.address), gateway.address);
      const response = await page.goto(gateway.address + path, { waitUntil: 'networkidle' });
      expect(await response?.text()).toContain('<html lang="fr"');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const frequentQuestions = translationsOf('common', language)('host.footer.faq');
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: frequentQuestions }),
      ).toBeVisible();
      expect(messages).toEqual([]);
    });
});
