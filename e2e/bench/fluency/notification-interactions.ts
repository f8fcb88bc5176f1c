import { expect } from '@playwright/test';
import { withManyNotifications } from '../../fixtures/many-notifications.fixture.ts';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { clickOn, type Visit } from './visit.ts';

const t = translationsOf('mfe-notifications', 'en');

/** The list and the bell with 1,000 unread notifications. */
export async function measureNotifications({ page, measure }: Visit): Promise<void> {
  const rows = page.getByRole('main').getByRole('listitem');
  await withManyNotifications(page);
  await page.goto('/notifications');
  await expect(rows.first()).toBeVisible();
  const bell = page.locator('header [aria-controls="latest-notifications"]');
  await measure('open the bell and close it', async (step) => {
    await step(() => clickOn(bell));
    await page.locator('#latest-notifications li').first().waitFor();
    await step(() => page.keyboard.press('Escape'));
  });
  await measure('select all and some', async (step) => {
    await step(() => clickOn(page.getByRole('checkbox', { name: t('select.page') })));
    for (let at = 0; at < 3; at += 1) await step(() => clickOn(rows.nth(at).getByRole('checkbox')));
  });
  await measure('mark some as read', (step) =>
    step(() => clickOn(page.getByRole('button', { name: t('select.markRead') }))),
  );
  await measure('only the unread, and older ones', async (step) => {
    await step(() => clickOn(page.getByRole('switch', { name: t('filters.unread') })));
    await rows.first().waitFor();
    await step(() => clickOn(page.getByRole('button', { name: t('pages.older') })));
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
