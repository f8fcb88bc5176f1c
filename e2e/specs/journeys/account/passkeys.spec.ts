import { LANGUAGES, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address as ownAddress } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';

/** Passkeys belong to a name, which an IP address is not. */
const address = () => ownAddress().replace('127.0.0.1', 'localhost');
test.use({ baseURL: async ({}, use) => use(address()) });

/** A device that knows its owner by a fingerprint; `setUserVerified(false)`: by the wrong one. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setUserVerified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);

  test(
    `a passkey is added, signs in alone, is the second step of a password, and is removed (${language})`,
    tagByLanguage('en', language),
    async ({ page, context }) => {
      // It signs in seven times.
      test.slow();
      const account = await createAccount(address());
      const device = await addAuthenticator(page);
      await recordToasts(context);
      await withLanguage(context, language, address());
      await authenticate(context, account, address());
      const box = (name: string) => page.getByRole('textbox', { name });
      const byPasskey = () =>
        page
          .getByRole('main')
          .getByRole('button', { name: t('passkeys.signIn') })
          .click();
      const leave = async () => {
        await context.clearCookies({ name: /access|refresh|remember/ });
        await page.goto(routes.login());
      };
      const isSignedIn = () =>
        expect(page.getByRole('banner').getByRole('button', { name: /Odile/ })).toBeVisible();

      await page.goto(routes.security);
      const section = page.getByRole('region', { name: t('passkeys.section') });
      await section.getByRole('button', { name: t('passkeys.add') }).click();
      const dialog = page.getByRole('dialog');
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: t('passkeys.make') }).click();
      const codes = dialog.getByRole('list', { name: t('codes.recovery') }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      const [recovery = '', another = ''] = await codes.allInnerTexts();
      await dialog.getByRole('button', { name: t('codes.kept') }).click();
      await expect(section.getByRole('listitem')).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);

      await leave();
      expect(await axeFindings(page)).toEqual([]);
      await device.setUserVerified(false);
      await byPasskey();
      await expect(page.getByRole('main').getByRole('alert').getByText(t('passkeys.ended'))).toBeVisible();
      await device.setUserVerified(true);
      await byPasskey();
      await isSignedIn();

      await leave();
      await box(t('fields.email')).fill(account.email);
      await box(t('fields.password')).fill(account.password);
      await box(t('fields.password')).press('Enter');
      await expect(box(t('codes.code'))).toBeFocused();
      await byPasskey();
      await isSignedIn();

      // Another factor takes a code of the one that is there.
      await page.goto(routes.security);
      await page.getByRole('button', { name: t('codes.open') }).click();
      await expect(dialog.getByRole('img', { name: t('codes.qr') })).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await box(t('codes.code')).fill(another);
      await box(t('codes.code')).press('Enter');
      await expect(dialog.getByRole('img', { name: t('codes.qr') })).toBeVisible();
      await dialog.getByRole('button', { name: t('codes.cancel') }).click();
      await section.getByRole('listitem').getByRole('button').click();
      await box(t('codes.code')).fill(recovery);
      await box(t('codes.code')).press('Enter');
      await expectToast(page, t('passkeys.removed'));
      await expect(section.getByRole('listitem')).toHaveCount(0);
      await leave();
      await byPasskey();
      await expect(page.getByRole('main').getByRole('alert').getByText(t('passkeys.invalid'))).toBeVisible();
    },
  );
}
