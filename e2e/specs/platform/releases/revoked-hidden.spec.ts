import type { Page } from '@playwright/test';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { expectToast, recordToasts, toastsOf } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../../product/limits.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { startRevocable } from '../../../product/releases/revocable.ts';

/** A version is revoked while nobody looks at the tab that runs it. */

const REMOTE = 'mfe-companies';
let gateway: Awaited<ReturnType<typeof startRevocable>>;

test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  gateway = await startRevocable();
});
test.beforeEach(({ context }) => recordToasts(context));
test.afterAll(() => gateway?.stop());

const name = (page: Page) => page.getByRole('textbox', { name: 'Company name', exact: true });
const MESSAGE = translationsOf('updates', 'en')('left');
/** The mounted parts of the version that is revoked. */
const mounted = (page: Page) => page.locator('[data-of-bad]');

/** A headless browser shows every tab: this is what a page is told when another tab is in front of it. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    const state = value ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** A hidden tab with something typed into a form. */
async function openHidden(page: Page) {
  await authenticate(page.context(), await createAccount(address()), gateway.address);
  await page.clock.install();
  await page.goto(`${gateway.address}/user-companies/edit/create`);
  await expect(name(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await markWindow(page);
  const { messages } = watchPage(page, gateway.address);
  await name(page).fill('Turned parts');
  await name(page).evaluate((element) => element.setAttribute('data-of-bad', ''));
  await setHidden(page, true);
  return messages;
}

test('it leaves that version as well, and says so once somebody looks at it', async ({ page }) => {
  const bad = await gateway.publish(REMOTE);
  const messages = await openHidden(page);
  await gateway.revoke(REMOTE, bad);
  await expect(mounted(page)).toHaveCount(0);
  await expect(name(page)).toHaveValue('Turned parts');
  // Longer than a message is shown.
  await page.clock.runFor('01:00');
  expect(await toastsOf(page)).toEqual([]);
  await setHidden(page, false);
  await expectToast(page, MESSAGE);
  await expect(name(page)).toHaveValue('Turned parts');
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});

test('one that could not hear of it leaves it when somebody looks at it', { tag: '@long' }, async ({
  page,
}) => {
  const bad = await gateway.publish(REMOTE);
  // A socket that is open, and never says anything.
  await page.routeWebSocket(/\/ws/, () => undefined);
  const messages = await openHidden(page);
  await gateway.revoke(REMOTE, bad);
  await page.clock.runFor('02:00');
  await expect(mounted(page)).toHaveCount(1);
  await setHidden(page, false);
  await page.clock.runFor('00:20');
  // The page checks for updates by itself.
  await expect(mounted(page)).toHaveCount(0, LONG_TIMEOUT);
  await expectToast(page, MESSAGE);
  await expect(name(page)).toHaveValue('Turned parts');
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});
