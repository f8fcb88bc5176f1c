import type { Page } from '@playwright/test';
import { expect, test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { isTakenOver } from '../fixtures/taken-over.ts';
import { DEMO_PASSWORD } from '../product/account.ts';
import { startGateway } from '../product/gateway.ts';
import { apiAddressOf } from '../product/processes.ts';
import { untilRendered } from '../product/until-rendered.ts';

const dataDir = () => process.env.E2E_DATA_DIR ?? '';

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

test('until a page is taken over, its forms wait, and its links work', async ({ page }) => {
  const { messages } = watchPage(page, gateway.address);
  const release = await holdCode(page, /\/r\/mfe-auth\/.*\.js/);
  await page.goto(`${gateway.address}/login`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${gateway.address}/forgot-password`);
  await page.goto(`${gateway.address}/login`, { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'E-mail' });
  // Nobody can type into it before somebody listens.
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

test('what is typed into a search before it is taken over is searched for', async ({ page }) => {
  const { messages } = watchPage(page, gateway.address);
  const release = await holdCode(page, /\/r\/host\/.*\.js/);
  await page.goto(`${gateway.address}/faq`, { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.fill('exclusiv');
  await search.press('ArrowLeft');
  expect(await isTakenOver(search)).toBe(false);
  release();
  await expect(page).toHaveURL(/[?&]q=exclusiv/);
  await expect(search).toHaveValue('exclusiv');
  await expect(search).toBeFocused();
  await search.pressSequentially('X');
  await expect(search).toHaveValue('exclusiXv');
  expect(messages).toEqual([]);
});
