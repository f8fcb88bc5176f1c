import type { Page } from '@playwright/test';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage, withoutSoundQuestion } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts, toastsOf } from '../../../fixtures/toasts.fixture.ts';
import { blockSocket, socketOf, watchSockets } from '../../../fixtures/watched-socket.fixture.ts';
import { killApi } from '../../../product/api-outage.ts';
import { LONG_TIMEOUT } from '../../../product/limits.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, fetchTokens } from '../../../product/records/account.ts';

const NEW_DEVICE =
  'Someone signed in to your account from a new device. If it was not you, change your password.';
const SAVED = 'Your profile is saved.';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15';
const UNREAD = /\/api\/notifications\/\?page=1&page_size=1$/;

const waitUntilReady = (page: Page, times: number) =>
  expect.poll(async () => (await socketOf(page)).ready, LONG_TIMEOUT).toBe(times);

/** Retried, because a toast may close by itself just before its button is clicked. */
const closeToasts = (page: Page) =>
  expect(async () => {
    const close = page.locator('.Toastify').getByRole('button', { name: 'Close' });
    for (const button of await close.all()) await button.click({ timeout: 5000 });
    await expect(close).toHaveCount(0);
  }).toPass(LONG_TIMEOUT);

test('the api is killed twice: the socket reconnects, and no notification is missed or repeated, no typed value lost', async ({
  context,
}) => {
  const account = await createAccount(address());
  await Promise.all([authenticate(context, account), withLanguage(context, 'en')]);
  await Promise.all([watchSockets(context), recordToasts(context), withoutSoundQuestion(context)]);
  const [form, list] = await Promise.all(
    ['/user-details', '/notifications'].map(async (path) => {
      const page = await context.newPage();
      const watched = watchPage(page);
      await page.goto(path);
      await waitUntilReady(page, 1);
      await markWindow(page);
      return { page, watched };
    }),
  );
  if (!form || !list) throw new Error('No page');
  const both = [form, list];
  const inBoth = (run: (page: Page) => Promise<unknown>) => Promise.all(both.map(({ page }) => run(page)));
  const rows = list.page.getByRole('main').getByRole('listitem').filter({ hasText: NEW_DEVICE });
  const expectNotified = async (times: number) => {
    await inBoth(async (page) => {
      await expect(page.getByTestId('unread-count')).toHaveText(String(times));
      await expect.poll(() => toastsOf(page)).toEqual(Array(times).fill(NEW_DEVICE));
    });
    await expect(rows).toHaveCount(times);
  };
  const textbox = (name: string) => form.page.getByRole('textbox', { name, exact: true });
  await textbox('First name').fill('Odette');

  await test.step('a notification from before the socket reconnects is shown once', async () => {
    await inBoth((page) => blockSocket(page, true));
    await killApi();
    await textbox('Last name').fill('Marchandeau');
    await fetchTokens(address(), account, FIREFOX);
    await inBoth(async (page) => {
      await expect.poll(async () => (await socketOf(page)).attempts, LONG_TIMEOUT).toBeGreaterThan(1);
      const { ready } = await socketOf(page);
      expect([ready, await toastsOf(page)]).toEqual([1, []]);
    });
    await expect(list.page.getByTestId('unread-count')).toHaveCount(0);
    await inBoth((page) => blockSocket(page, false));
    await inBoth((page) => waitUntilReady(page, 2));
    await expectNotified(1);
    // A toast suppresses others with the same text while it is shown.
    await inBoth(closeToasts);
  });

  await test.step('after a second reconnect only the new notification is shown', async () => {
    // The count is fetched after a reconnect, once the missed notifications have been shown.
    const counted = inBoth((page) =>
      page.waitForResponse((answer) => UNREAD.test(answer.url()) && answer.ok(), LONG_TIMEOUT),
    );
    await killApi();
    await inBoth((page) => waitUntilReady(page, 3));
    await counted;
    await expectNotified(1);
    await fetchTokens(address(), account, SAFARI);
    await expectNotified(2);
  });

  await inBoth(async (page) => expect(await isMarked(page)).toBe(true));
  await expect(textbox('First name')).toHaveValue('Odette');
  await expect(textbox('Last name')).toHaveValue('Marchandeau');
  await form.page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(form.page, SAVED);
  // Toasts are shown in order: a wrongly repeated one would stand before the last one.
  expect(await toastsOf(form.page)).toEqual([NEW_DEVICE, NEW_DEVICE, SAVED]);
  expect(await toastsOf(list.page)).toEqual([NEW_DEVICE, NEW_DEVICE]);
  for (const { watched } of both) expect(unexpected(watched.messages, '/api/', '/ws')).toEqual([]);
});
