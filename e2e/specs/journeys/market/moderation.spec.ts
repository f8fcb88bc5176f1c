import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { tabTo } from '../../../actions/keyboard.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, fetchTokens } from '../../../product/records/account.ts';
import { offerConfidentially, STAFF } from '../../../product/records/confidential-listing.ts';

const article = (page: Page) => page.getByRole('article');

async function edit(owner: Account, id: number, fields: Record<string, string>) {
  const { access } = await fetchTokens(address(), owner);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const response = await fetch(address() + paths.opportunity(id), { method: 'PATCH', headers, body });
  expect(response.ok).toBe(true);
}

test.beforeEach(async ({ context }) => {
  await recordToasts(context);
  await authenticate(context, STAFF);
});
test.afterEach(({ watched }) => expect(watched.messages).toEqual([]));

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);
  /** Opens a case and waits until its keys work. */
  const openToRead = async (page: Page, id: number) => {
    await page.goto(routes.moderation(id));
    await untilUsable(page.getByRole('button', { name: t('moderation.publish') }));
  };

  /** Publishing asks first. */
  const sure = (page: Page) =>
    page.locator('[role="dialog"] button', { hasText: t('moderation.publish') }).click();

  test(
    `staff reject by keyboard with a reason, and find it with what was corrected (${language})`,
    tagByLanguage('en', language),
    async ({ page, context }) => {
      await withLanguage(context, language);
      const leaking = 'Brévenne turns small parts of steel, and ships them all over Europe.';
      const { id, owner } = await offerConfidentially(address(), { activity: leaking });
      await offerConfidentially(address());
      await page.goto(routes.moderation(id));
      const mark = article(page).locator('mark').first();
      await expect(mark).toContainText('Brévenne');
      await expect(mark).toContainText(t('identity.reason.company_name'));
      await expect(article(page).getByText(t('moderation.notConfirmed'))).toBeVisible();
      await expect(article(page).getByText('+33 4 76 05 12 34')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await page.keyboard.press('r');
      const reason = page.getByRole('textbox', { name: t('moderation.reason') });
      await expect(reason).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.type('The activity names the company, jp.');
      await tabTo(page, page.getByRole('button', { name: t('moderation.confirmReject') }), 2);
      await page.keyboard.press('Enter');
      await expectToast(
        page,
        containing(t('moderation.rejected', { title: 'Turned parts for watchmakers' })),
      );
      await expect(page).not.toHaveURL(routes.moderation(id));
      await expect(article(page).getByRole('heading', { level: 2 }).first()).toBeFocused();

      await edit(owner, id, { activity: 'Turns small parts of steel, and ships them all over Europe.' });
      await page.goto(routes.moderation(id));
      await expect(article(page).getByText('The activity names the company, jp.')).toBeVisible();
      const row = article(page)
        .getByRole('row')
        .filter({ hasText: t('moderation.field.activity') });
      await expect(row).toContainText(leaking);
      await expect(row).toContainText('Turns small parts of steel');
      await expect(article(page).locator('mark')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  test(
    `staff go through the queue and publish by single keys (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context }) => {
      await withLanguage(context, language);
      const { id } = await offerConfidentially(address());
      await offerConfidentially(address());
      await openToRead(page, id);
      await expect(article(page).getByText('Tournerie Brévenne')).toBeVisible();
      const status = page.getByRole('status').filter({ hasText: /\d/ }).first();
      const shown = await status.innerText();
      await page.keyboard.press('j');
      await expect(page).not.toHaveURL(routes.moderation(id));
      await expect(status).not.toHaveText(shown);
      await expect(article(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
      await page.keyboard.press('k');
      await expect(page).toHaveURL(routes.moderation(id));
      await expect(page.getByRole('list', { name: t('moderation.keys.label') })).toContainText(
        t('moderation.keys.publish'),
      );
      await page.keyboard.press('p');
      await sure(page);
      await expectToast(
        page,
        containing(t('moderation.published', { title: 'Turned parts for watchmakers' })),
      );
      await expect(page).not.toHaveURL(routes.moderation(id));
      const published = await page.request.get(paths.opportunity(id), {
        headers: { authorization: 'Bearer null' },
      });
      expect(published.status()).toBe(200);
    },
  );
}
