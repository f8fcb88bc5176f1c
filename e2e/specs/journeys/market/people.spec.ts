import { userInfo } from 'node:os';
import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount, PASSWORD } from '../../../product/records/account.ts';
import { STAFF } from '../../../product/records/confidential-listing.ts';
import { mailsTo } from '../../../product/records/outbox.ts';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);

  test(
    `staff find a person, suspend and restore the account; the person is told, and shut out meanwhile (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context, browser, watched }) => {
      await recordToasts(context);
      await authenticate(context, STAFF);
      await withLanguage(context, language);
      const person = await createAccount(address());
      const reason = 'Several people say that nothing of this exists.';

      const theirs = await browser.newContext();
      await authenticate(theirs, person);
      const other = await theirs.newPage();
      await other.goto(routes.userDetails);
      await expect(other).toHaveURL(routes.userDetails);

      await page.goto(routes.people());
      await page.getByRole('searchbox').fill(person.email);
      await page.getByRole('link', { name: /Odile Marchand/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Odile Marchand/ })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('button', { name: t('measure.suspended.action') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(reason);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: t('measure.suspended.action') }).click();
      await expectToast(page, t('measure.suspended.done'));
      await expect(page.getByText(t('people.suspended'), { exact: true })).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();

      // The open page of the person is signed out, and they do not get in again.
      await expect(other).toHaveURL(/\/login/);
      const refused = other.waitForResponse(`**${paths.getToken}`);
      await other.locator('[name="email"]').fill(person.email);
      await other.locator('[name="password"]').fill(PASSWORD);
      await other.locator('form button[type="submit"]').click();
      expect((await refused).status()).toBe(403);
      await expect(
        other
          .locator('form')
          .getByRole('alert')
          .filter({ hasText: /suspend/ }),
      ).toBeVisible();
      await expect.poll(() => mailsTo(dataDir(), person.email).at(-1)?.text).toContain(reason);

      await page.getByRole('button', { name: t('measure.restored.action') }).click();
      await dialog.getByRole('textbox').fill('It was a mistake of ours.');
      await dialog.getByRole('button', { name: t('measure.restored.action') }).click();
      await expectToast(page, t('measure.restored.done'));
      await other.locator('form button[type="submit"]').click();
      await expect(other).not.toHaveURL(/\/login/);
      await theirs.close();

      await page.getByRole('link', { name: t('person.log') }).click();
      const events = page.getByRole('list', { name: t('audit.events') });
      await expect(events.getByText(t('audit.kinds.person_restored'))).toBeVisible();
      await expect(events.getByText(t('audit.kinds.person_suspended'))).toBeVisible();
      await page.getByRole('button', { name: t('audit.checkNow') }).click();
      await expect(page.locator('code')).toHaveText(/^[\da-f]{64}$/);
      expect(await axeFindings(page)).toEqual([]);
      expect(unexpected(watched.messages)).toEqual([]);
    },
  );

  test(
    `staff read in the audit log what was released (${language})`,
    tagByLanguage('fr', language),
    async ({ page, context, watched }) => {
      await authenticate(context, STAFF);
      await withLanguage(context, language);
      await page.goto(routes.auditLog({ kind: 'released' }));
      const first = page
        .getByRole('list', { name: t('audit.events') })
        .getByRole('listitem')
        .first();
      await expect(first).toContainText(t('audit.kinds.released'));
      const [before = '', after = ''] = t('audit.release', { number: '#', name: userInfo().username }).split(
        '#',
      );
      await expect(first).toContainText(new RegExp(`${before}\\d+${after}`));
      await expect(first).toContainText(/(host|mfe-\w+).* \d+\.\d+\.\d+-\w+/);
      expect(await axeFindings(page)).toEqual([]);
      expect(unexpected(watched.messages)).toEqual([]);
    },
  );
}
