import type { Page } from '@playwright/test';
import { expect, test, unexpected, watchPage } from '../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { isMarked, markWindow, signedIn } from '../fixtures/signed-in.fixture.ts';
import { expectToast, recordToasts, toastsOf } from '../fixtures/toasts.fixture.ts';
import { holdLine, lineOf, watchLines } from '../fixtures/watched-line.fixture.ts';
import { openAccount, tokensOf } from '../product/account.ts';
import { killApi } from '../product/api-outage.ts';
import { PATIENT } from '../product/limits.ts';

const address = () => process.env.E2E_ADDRESS ?? '';
const NEW_DEVICE =
  'Someone signed in to your account from a new device. If it was not you, change your password.';
const SAVED = 'Your profile is saved.';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15';
const UNREAD = /\/api\/notifications\/\?page=1&page_size=1$/;

const untilOpen = (page: Page, times: number) =>
  expect.poll(async () => (await lineOf(page)).opened, PATIENT).toBe(times);

/** One may go by itself just before the button is pressed. */
const closeToasts = (page: Page) =>
  expect(async () => {
    const close = page.locator('.Toastify').getByRole('button', { name: 'Close' });
    for (const button of await close.all()) await button.click({ timeout: 5000 });
    await expect(close).toHaveCount(0);
  }).toPass(PATIENT);

test('the api is killed twice: the line comes back, and nothing is missed, told twice or lost', async ({
  context,
}) => {
  const account = await openAccount(address());
  await Promise.all([signedIn(context, account), withLanguage(context, 'en')]);
  await Promise.all([watchLines(context), recordToasts(context)]);
  const [form, list] = await Promise.all(
    ['/user-details', '/notifications'].map(async (path) => {
      const page = await context.newPage();
      const watched = watchPage(page);
      await page.goto(path);
      await untilOpen(page, 1);
      await markWindow(page);
      return { page, watched };
    }),
  );
  if (!form || !list) throw new Error('No page');
  const both = [form, list];
  const inBoth = (run: (page: Page) => Promise<unknown>) => Promise.all(both.map(({ page }) => run(page)));
  const rows = list.page.getByRole('main').getByRole('listitem').filter({ hasText: NEW_DEVICE });
  const expectTold = async (times: number) => {
    await inBoth(async (page) => {
      await expect(page.getByTestId('unread-count')).toHaveText(String(times));
      await expect.poll(() => toastsOf(page)).toEqual(Array(times).fill(NEW_DEVICE));
    });
    await expect(rows).toHaveCount(times);
  };
  const textbox = (name: string) => form.page.getByRole('textbox', { name, exact: true });
  await textbox('First name').fill('Odette');

  await test.step('what arises before the line is back is told once', async () => {
    await inBoth((page) => holdLine(page, true));
    await killApi();
    await textbox('Last name').fill('Marchandeau');
    await tokensOf(address(), account, FIREFOX);
    await inBoth(async (page) => {
      await expect.poll(async () => (await lineOf(page)).tries, PATIENT).toBeGreaterThan(1);
      const { opened } = await lineOf(page);
      expect([opened, await toastsOf(page)]).toEqual([1, []]);
    });
    await expect(list.page.getByTestId('unread-count')).toHaveCount(0);
    await inBoth((page) => holdLine(page, false));
    await inBoth((page) => untilOpen(page, 2));
    await expectTold(1);
    // While it stands, the same words would not be shown a second time.
    await inBoth(closeToasts);
  });

  await test.step('a second time what was told is not told again, and the news are', async () => {
    // After a gap the count is asked for once what was missed is told.
    const counted = inBoth((page) =>
      page.waitForResponse((answer) => UNREAD.test(answer.url()) && answer.ok(), PATIENT),
    );
    await killApi();
    await inBoth((page) => untilOpen(page, 3));
    await counted;
    await expectTold(1);
    await tokensOf(address(), account, SAFARI);
    await expectTold(2);
  });

  await inBoth(async (page) => expect(await isMarked(page)).toBe(true));
  await expect(textbox('First name')).toHaveValue('Odette');
  await expect(textbox('Last name')).toHaveValue('Marchandeau');
  await form.page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(form.page, SAVED);
  // Messages come in their order: what was told by mistake would stand before the last one.
  expect(await toastsOf(form.page)).toEqual([NEW_DEVICE, NEW_DEVICE, SAVED]);
  expect(await toastsOf(list.page)).toEqual([NEW_DEVICE, NEW_DEVICE]);
  for (const { watched } of both) expect(unexpected(watched.messages, '/api/', '/ws')).toEqual([]);
});
