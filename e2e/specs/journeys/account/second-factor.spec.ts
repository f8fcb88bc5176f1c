import { LANGUAGES, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount } from '../../../product/records/account.ts';

const PERIOD_MS = 30_000;

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);
  const box = (page: Page, name: string) => page.getByRole('textbox', { name });
  const signIn = async (page: Page, { email, password }: Account) => {
    await page.context().clearCookies({ name: /access|refresh|remember/ });
    await page.goto(routes.login());
    await box(page, t('fields.email')).fill(email);
    await box(page, t('fields.password')).fill(password);
    await box(page, t('fields.password')).press('Enter');
    await expect(box(page, t('codes.code'))).toBeFocused();
  };
  const isSignedIn = async (page: Page) =>
    expect(page.getByRole('banner').getByRole('button', { name: /Odile/ })).toBeVisible();

  test(
    `an authenticator app is set up, asked for at sign-in, replaced by a recovery code, and removed (${language})`,
    tagByLanguage('en', language),
    async ({ page, context, watched }) => {
      const account = await createAccount(address());
      await recordToasts(context);
      await withLanguage(context, language, address());
      await authenticate(context, account);

      await page.goto(routes.security);
      const section = page.getByRole('region', { name: t('codes.section') });
      await section.getByRole('button', { name: t('codes.open') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img', { name: t('codes.qr') })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
      const totp = new TOTP({ secret: Secret.fromBase32(key) });
      await box(page, t('codes.code')).fill(totp.generate());
      await box(page, t('codes.code')).press('Enter');
      const codes = dialog.getByRole('list', { name: t('codes.recovery') }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      expect(await axeFindings(page)).toEqual([]);
      const [first = '', second = ''] = await codes.allInnerTexts();
      const download = page.waitForEvent('download');
      await dialog.getByRole('link', { name: t('codes.download') }).click();
      expect((await download).suggestedFilename()).toBe('handover-recovery-codes.txt');
      await dialog.getByRole('button', { name: t('codes.kept') }).click();
      await expect(section).toContainText(t('codes.left_other', { count: 10 }));

      await signIn(page, account);
      expect(await axeFindings(page)).toEqual([]);
      // The one of the next half minute: that of now may have been used for setting up.
      await box(page, t('codes.code')).fill(totp.generate({ timestamp: Date.now() + PERIOD_MS }));
      await box(page, t('codes.code')).press('Enter');
      await isSignedIn(page);

      await signIn(page, account);
      await box(page, t('codes.code')).fill('12345');
      await box(page, t('codes.code')).press('Enter');
      await expect(box(page, t('codes.code'))).toHaveAttribute('aria-invalid', 'true');
      await box(page, t('codes.code')).fill(first);
      await box(page, t('codes.code')).press('Enter');
      await isSignedIn(page);

      await page.goto(routes.security);
      await expect(section).toContainText(t('codes.left_other', { count: 9 }));
      await section.getByRole('button', { name: t('codes.renew') }).click();
      await box(page, t('codes.code')).fill(second);
      await box(page, t('codes.code')).press('Enter');
      await expect(codes).toHaveCount(10);
      const [renewed = ''] = await codes.allInnerTexts();
      await dialog.getByRole('button', { name: t('codes.kept') }).click();
      await expect(section).toContainText(t('codes.left_other', { count: 10 }));
      await section.getByRole('button', { name: t('codes.remove') }).click();
      await box(page, t('codes.code')).fill(renewed);
      await box(page, t('codes.code')).press('Enter');
      await expectToast(page, t('codes.removed'));
      await expect(section.getByRole('button', { name: t('codes.open') })).toBeVisible();
      expect(unexpected(watched.messages, '/api/get_token/')).toEqual([]);
    },
  );
}
