import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { dataDir, address as ownAddress } from '../../../product/own-product.ts';
import { createAccount, PASSWORD } from '../../../product/records/account.ts';
import { recoveryLinkOf } from '../../../product/records/outbox.ts';

/** The redirect URI registered with the providers uses `localhost`, not 127.0.0.1. */
const address = () => ownAddress().replace('127.0.0.1', 'localhost');
const REGISTER = '/api/register_by_access_token/';
const SCRIPTS = /\.js(\?|$)/;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test.use({ baseURL: async ({}, use) => use(address()) });

/** The provider's demo users are the same for every test, so their accounts are deleted afterwards. */
test.afterEach(async ({ context }) => {
  const access = (await context.cookies()).find(({ name }) => name === 'access')?.value;
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const callbackUrl = await fetch(`${address()}/api/users/current_user/`, { headers });
  if (!callbackUrl.ok) return;
  const { id, has_password } = await callbackUrl.json();
  const body = JSON.stringify(has_password ? { password: PASSWORD } : {});
  await fetch(`${address()}/api/users/${id}/`, { method: 'DELETE', headers, body });
});

for (const [language, title] of [
  ['en', 'LinkedIn'],
  ['fr', 'Google'],
] as const) {
  const t = translationsOf('mfe-auth', language);
  const provider = { provider: title };
  const chooser = { en: `Sign in with ${title}`, fr: `Se connecter avec ${title}` }[language];
  const refuse = { en: 'Do not share anything', fr: 'Ne rien partager' }[language];

  const goToProvider = async (page: Page) => {
    await page.goto('/login?next=%2Fuser-companies');
    // This is the state after two seconds on the page.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await button(page, t('social.continue', provider)).click();
    await expect(page.getByRole('heading', { name: chooser })).toBeVisible();
  };
  const signInAs = (page: Page, name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const expectSignedIn = (page: Page, name: string) =>
    expect(button(page, t('menu.label', { name }))).toBeVisible();
  /** The callback URL of the provider; scripts are blocked, so the page does not process it. */
  const callbackUrlFor = async (page: Page, name: string): Promise<string> => {
    await page.route(SCRIPTS, (route) => route.abort());
    await signInAs(page, name);
    await page.waitForURL(/\/login\?.*state=/);
    await page.unroute(SCRIPTS);
    return page.url();
  };
  const expectProblem = (page: Page, reason: string) =>
    expect(alert(page).getByText(t(`social.problems.${reason}`, provider))).toBeVisible();

  test.describe(`${title}, in ${language}`, () => {
    test.use({ locale: language });
    test.beforeEach(async ({ context }) => {
      await recordToasts(context);
      await withLanguage(context, language, address());
    });

    test(
      'a new user is asked for the missing phone number, and later closes the account',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        await goToProvider(page);
        await signInAs(page, 'Amélie Rousseau');
        await expect(page).toHaveURL('/user-details');
        const dialog = page.getByRole('dialog', { name: t('oauthSubmit.title') });
        const phone = dialog.getByRole('textbox', { name: t('fields.phone'), exact: true });
        await expect(phone).toBeFocused();
        await expect(page.getByText(t('oauthSubmit.lead'))).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await expect(phone).toBeFocused();
        await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
        await phone.fill('+33 6 12 34 56 78');
        await page.keyboard.press('Enter');
        await expectToast(page, t('oauthSubmit.done'));
        await expectSignedIn(page, 'Amélie Rousseau');

        await page.goto('/user-details/security');
        await expect(
          page.getByText(t('changePassword.none', { email: 'amelie.rousseau@example.test' })),
        ).toBeVisible();
        await button(page, t('linked.endLabel', provider)).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('linked.end'), exact: true })
          .click();
        await expectToast(page, t('linked.last'));
        await button(page, t('close.open')).click();
        await button(page, t('close.submit')).click();
        await expectToast(page, t('close.done'));
        expect(unexpected(watched.messages, '/api/social_accounts/')).toEqual([]);
      },
    );

    test(
      'a new user whose phone number the provider sends is signed in at once, and sets a password by a mailed link',
      tagByLanguage('en', language),
      async ({ page, watched }) => {
        await goToProvider(page);
        await signInAs(page, 'Marc Delcourt');
        await expect(page).toHaveURL('/user-details');
        await expectSignedIn(page, 'Marc Delcourt');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('link', { name: t('profile.goOn.page') })).toHaveAttribute(
          'href',
          '/user-companies',
        );
        // A known user is redirected to the page they wanted.
        await page.context().clearCookies({ name: /access|refresh/ });
        await goToProvider(page);
        await signInAs(page, 'Marc Delcourt');
        await expect(page).toHaveURL('/user-companies');
        await page.goto('/user-details/security');
        const link = () => recoveryLinkOf(dataDir(), 'marc.delcourt@example.test');
        const before = link();
        await button(page, t('changePassword.sendLink')).click();
        await expectToast(page, t('changePassword.linkSent', { email: 'marc.delcourt@example.test' }));
        await expect.poll(link).not.toBe(before);
        // The cookies are removed while requests are pending, which are then refused.
        expect(unexpected(watched.messages, '/api/notifications/')).toEqual([]);
      },
    );

    test(
      'a refusal, an unconfirmed e-mail or an existing account is reported, and the user can try again',
      tagByLanguage('en', language),
      async ({ page, watched }) => {
        await goToProvider(page);
        await button(page, refuse).click();
        await expectProblem(page, 'refused');
        await expect(page).toHaveURL('/login?next=%2Fuser-companies');
        expect(await axeFindings(page)).toEqual([]);
        for (const [name, reason] of [
          ['Nadia Benali', 'failed'],
          ['Claire Fontaine', 'taken'],
        ] as const) {
          await goToProvider(page);
          await signInAs(page, name);
          await expectProblem(page, reason);
          await expect(page).toHaveURL('/login?next=%2Fuser-companies');
        }
        expect(unexpected(watched.messages, REGISTER)).toEqual([]);
      },
    );

    test(
      'going back from the page of the provider cancels the sign-in',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        await goToProvider(page);
        await page.goBack();
        const again = button(page, t('social.continue', provider));
        await expect(again).toBeEnabled();
        await again.click();
        await expect(page.getByRole('heading', { name: chooser })).toBeVisible();
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'a callback with a wrong state, or a repeated one, is refused',
      tagByLanguage('en', language),
      async ({ page, watched }) => {
        await goToProvider(page);
        const crossOrigin = new URL(await callbackUrlFor(page, 'Marc Delcourt'));
        crossOrigin.searchParams.set('state', 'forged');
        await page.goto(crossOrigin.href);
        await expectProblem(page, 'unknown');
        await expect(page).toHaveURL('/login');

        await goToProvider(page);
        const callbackUrl = await callbackUrlFor(page, 'Marc Delcourt');
        const storedAttempt = await page.evaluate(() => sessionStorage.getItem('handover.social') ?? '');
        expect(storedAttempt).not.toBe('');
        await page.goto(callbackUrl);
        await expectSignedIn(page, 'Marc Delcourt');
        const cookies = await page.context().cookies();
        await page.context().clearCookies({ name: /access|refresh/ });
        await page.goto(callbackUrl);
        await expectProblem(page, 'unknown');
        // This holds even if the tab still has the attempt: the code is valid once.
        await page.evaluate((attempt) => sessionStorage.setItem('handover.social', attempt), storedAttempt);
        await page.goto(callbackUrl);
        await expectProblem(page, 'failed');
        await page.context().addCookies(cookies);
        expect(unexpected(watched.messages, REGISTER, '.js', '/api/notifications/')).toEqual([]);
      },
    );

    test(
      'an existing user links the provider, signs in with it, and unlinks it',
      tagByLanguage('fr', language),
      async ({ page, context, watched }) => {
        const account = await createAccount(ownAddress());
        await authenticate(context, account, address());
        await page.goto('/user-details/security');
        await button(page, t('linked.addLabel', provider)).click();
        await button(page, refuse).click();
        await expectProblem(page, 'refused');
        await button(page, t('linked.addLabel', provider)).click();
        await signInAs(page, 'Claire Fontaine');
        await expectToast(page, t('linked.added', provider));
        await expect(page).toHaveURL('/user-details/security');

        await context.clearCookies({ name: /access|refresh/ });
        await goToProvider(page);
        await signInAs(page, 'Claire Fontaine');
        await expectSignedIn(page, 'Odile Marchand');
        await page.goto('/user-details/security');
        await button(page, t('linked.endLabel', provider)).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('linked.end'), exact: true })
          .click();
        await expect(button(page, t('linked.addLabel', provider))).toBeVisible();
        // The cookies are removed while requests are pending, which are then refused.
        expect(unexpected(watched.messages, '/api/notifications/')).toEqual([]);
      },
    );
  });
}
