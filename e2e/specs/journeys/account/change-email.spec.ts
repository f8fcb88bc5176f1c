import { randomUUID } from 'node:crypto';
import { LANGUAGES, routes } from '@handover/shared/contract';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { newEmailLink, undoLink } from '../../../product/records/outbox.ts';

const NEW_PASSWORD = 'Plums-and-Medlars-3';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);

  test(
    `the address changes by the link to the new one; the old one is told, and undoes it (${language})`,
    tagByLanguage('en', language),
    async ({ page, context, watched }) => {
      const account = await createAccount(address());
      const email = `${randomUUID().slice(0, 8)}@example.test`;
      await recordToasts(context);
      await withLanguage(context, language, address());
      await authenticate(context, account);

      await page.goto(routes.security);
      const section = page.getByRole('region', { name: t('changeEmail.section') });
      await section.getByRole('button', { name: t('changeEmail.open') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(email);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('textbox').press('Enter');
      await expectToast(page, t('changeEmail.sent', { email }));
      await expect(section).toContainText(t('changeEmail.pending', { email }));
      await expect(section).toContainText(t('changeEmail.current', { email: account.email }));

      const other = await context.newPage();
      await other.goto(await newEmailLink(dataDir(), email));
      await expect(other.getByText(t('changeEmail.ask', { email }))).toBeVisible();
      await other.getByRole('button', { name: t('changeEmail.confirm') }).click();
      await expect(other.getByText(t('changeEmail.done', { email }))).toBeVisible();
      expect(await axeFindings(other)).toEqual([]);
      await other.goto(routes.security);
      await expect(section).toContainText(t('changeEmail.current', { email }));

      const undo = await undoLink(dataDir(), account.email);
      await page.goto(undo);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: t('undo.submit') }).click();
      await expectToast(page, t('undo.done', { email: account.email }));
      // The other tab says why nobody is signed in any more.
      await expect(other.getByText(translationsOf('messages', language)('signedOut.undone'))).toBeVisible();
      await other.goto(undo);
      await expect(other.getByRole('heading', { level: 1, name: t('undo.usedTitle') })).toBeVisible();
      expect(await axeFindings(other)).toEqual([]);
      await other.close();
      await page.getByRole('textbox', { name: t('fields.newPassword'), exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('textbox', { name: t('fields.passwordAgain') }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: t('recovery.setSubmit') }).click();
      await page.getByLabel(t('fields.email')).fill(account.email);
      await page.getByRole('textbox', { name: t('fields.password') }).fill(NEW_PASSWORD);
      await page.getByRole('textbox', { name: t('fields.password') }).press('Enter');
      await expect(page.getByRole('banner').getByRole('button', { name: /Odile/ })).toBeVisible();
      expect(watched.messages).toEqual([]);
    },
  );
}
