import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { socketOf, watchSockets } from '../../../fixtures/watched-socket.fixture.ts';
import { LONG_TIMEOUT } from '../../../product/limits.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, fetchTokens } from '../../../product/records/account.ts';

/** Each is a device not seen before, which is notified. */
const DEVICES = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
];
const opener = (page: Page) => page.locator('header [aria-controls="latest-notifications"]');
const unreadOf = (page: Page) => page.getByTestId('unread-count');

for (const language of ['en', 'fr'] as const) {
  test(
    `the bell opens the latest, and every tab follows what is read in one (${language})`,
    tagByLanguage('en', language),
    async ({ context }) => {
      const t = translationsOf('mfe-notifications', language);
      const account = await createAccount(address());
      await Promise.all([authenticate(context, account), withLanguage(context, language)]);
      await watchSockets(context);
      const tabs = await Promise.all(
        ['/user-details', '/notifications', '/settings'].map(async (path) => {
          const page = await context.newPage();
          const watched = watchPage(page);
          await page.goto(path);
          await expect.poll(async () => (await socketOf(page)).ready, LONG_TIMEOUT).toBe(1);
          return { page, watched };
        }),
      );
      const [first, list] = tabs.map(({ page }) => page);
      if (!first || !list) throw new Error('No page');
      const inAll = async (count: number) => {
        for (const { page } of tabs) {
          if (count === 0) await expect(unreadOf(page)).toHaveCount(0);
          else await expect(unreadOf(page)).toHaveText(String(count));
        }
      };
      for (const [index, device] of DEVICES.entries()) {
        await fetchTokens(address(), account, device);
        await inAll(index + 1);
      }
      await test.step('a sound is asked for above the latest, once in a browser', async () => {
        const question = first.getByText(t('sound.question'));
        await opener(first).click();
        await expect(question).toBeVisible();
        expect(await axeFindings(first)).toEqual([]);
        await first.keyboard.press('Escape');
        await expect(question).toHaveCount(0);
        await opener(first).click();
        await expect(first.getByRole('region', { name: t('bell.latest') }).getByRole('listitem')).toHaveCount(
          1,
        );
        await expect(question).toHaveCount(0);
        await first.keyboard.press('Escape');
      });
      await test.step('one of the list, and the filter of the unread in the address', async () => {
        await list.getByRole('switch', { name: t('filters.unread') }).click();
        await expect(list).toHaveURL('/notifications?unread=true');
        const rows = list.getByRole('main').getByRole('listitem');
        await expect(rows).toHaveCount(3);
        await expect(list.getByRole('button', { name: t('select.markRead') })).toHaveCount(0);
        await rows.first().getByRole('checkbox').check();
        expect(await axeFindings(list)).toEqual([]);
        await list.getByRole('button', { name: t('select.markRead') }).click();
        await expect(rows).toHaveCount(2);
        await inAll(2);
        await list.reload();
        await expect(rows).toHaveCount(2);
      });
      await test.step('the bell tells new devices once, and marks them as read together', async () => {
        await opener(first).click();
        const panel = first.getByRole('region', { name: t('bell.latest') });
        await expect(panel.getByRole('listitem')).toHaveCount(1);
        expect(await axeFindings(first)).toEqual([]);
        await panel.getByRole('button', { name: t('markAll') }).click();
        await inAll(0);
        await first.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(opener(first)).toBeFocused();
        await expect(list.getByText(t('emptyFiltered.title'))).toBeVisible();
      });
      for (const { watched } of tabs) expect(unexpected(watched.messages)).toEqual([]);
    },
  );
}

test('a link to unsubscribe that is cut off says so; nothing is sent by opening it', async ({
  page,
  context,
  watched,
}) => {
  await withLanguage(context, 'en');
  const t = translationsOf('mfe-notifications', 'en');
  await page.goto('/unsubscribe?token=cut-off');
  await expect(page.getByRole('heading', { level: 1, name: t('unsubscribe.title') })).toBeVisible();
  expect(watched.requests.filter((url) => url.includes('/unsubscribe/'))).toEqual([]);
  await page.getByRole('button', { name: t('unsubscribe.action') }).click();
  await expect(page.getByText(/This link is not complete/)).toBeVisible();
});
