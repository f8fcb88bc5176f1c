import { LANGUAGES } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address, dataDir } from '../../../product/own-product.ts';
import { type Account, createAccount, fetchTokens } from '../../../product/records/account.ts';
import { mailsTo, recoveryLinkOf } from '../../../product/records/outbox.ts';

const DAY_S = 86_400;
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const now = () => Date.now() / 1000;

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-auth', language);
  const rule = translationsOf('inputs', language);
  const expectError = async (page: Page, name: string, key: string) => {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(containing(rule(key)));
  };

  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ context }) => {
      await recordToasts(context);
      await withLanguage(context, language);
    });

    test(
      'a user signs in and returns to the requested page, remembered or not',
      tagByLanguage('fr', language),
      async ({ page, context, watched }) => {
        const account = await createAccount(address());
        const fillForm = async () => {
          await field(page, t('fields.email')).fill(account.email);
          await field(page, t('fields.password')).fill(account.password);
        };
        await page.goto('/user-companies?ordering=name');
        await expect(page).toHaveURL('/login?next=%2Fuser-companies%3Fordering%3Dname');
        await expect(page.getByText(t('signIn.next'))).toBeVisible();
        await button(page, t('signIn.submit')).click();
        await expect(field(page, t('fields.email'))).toBeFocused();
        await expectError(page, t('fields.email'), 'requiredEmail');
        await expectError(page, t('fields.password'), 'requiredField');
        await field(page, t('fields.email')).fill('claire@');
        await expectError(page, t('fields.email'), 'invalidEmail');
        expect(await axeFindings(page)).toEqual([]);

        await fillForm();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/user-companies?ordering=name');
        for (const { name, expires } of await context.cookies())
          if (['access', 'refresh'].includes(name)) expect(expires, name).toBe(-1);

        // A request of the page that comes without its cookie would be refused.
        await page.waitForLoadState('networkidle');
        await context.clearCookies({ name: /access|refresh/ });
        await page.goto('/login');
        await fillForm();
        await page.getByRole('checkbox', { name: t('fields.rememberMe') }).check();
        await button(page, t('signIn.submit')).click();
        await expect(page).toHaveURL('/');
        const kept = (await context.cookies()).find(({ name }) => name === 'refresh')?.expires ?? 0;
        expect(Math.abs(kept - now() - 365 * DAY_S)).toBeLessThan(2 * DAY_S);
        // The page is left by the test, perhaps while its socket is being opened.
        expect(unexpected(watched.messages, 'WebSocket is closed before')).toEqual([]);
      },
    );

    test(
      'signing up shows every violated rule while typing, and leads to the profile',
      tagByLanguage('en', language),
      async ({ page, watched }) => {
        const again = t('fields.passwordAgain');
        await page.goto('/sign-up');
        await button(page, t('signUp.submit')).click();
        await expect(field(page, t('fields.email'))).toBeFocused();
        for (const [name, text, key] of [
          ['email', '', 'requiredEmail'],
          ['email', 'claire', 'invalidEmail'],
          ['email', `${'c'.repeat(90)}@example.test`, 'max100'],
          ['firstName', '', 'requiredField'],
          ['firstName', 'C', 'oneLetterName'],
          ['lastName', 'M0reau', 'invalidName'],
          ['newPassword', 'handover', 'invalidPassword'],
          ['passwordAgain', 'Handover1', 'passwordsDiffer'],
        ] as const) {
          await field(page, t(`fields.${name}`)).fill(text);
          await page.keyboard.press('Tab');
          await expectError(page, t(`fields.${name}`), key);
        }
        const met = page.getByRole('list', { name: rule('passwordRules') }).locator('[data-met]');
        await field(page, t('fields.newPassword')).fill('');
        for (const [key, count] of [
          ['h', 0],
          ['H', 1],
          ['1', 2],
          ['eronries', 3],
        ] as const) {
          await page.keyboard.type(key);
          await expect(met).toHaveCount(count);
        }

        const email = `${crypto.randomUUID().slice(0, 8)}@example.test`;
        await field(page, t('fields.email')).fill(email);
        await field(page, t('fields.firstName')).fill('Zoé-Anne');
        await field(page, t('fields.lastName')).fill('d’Estrée');
        await field(page, again).fill('hH1eronries');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/user-details');
        await expect(title(page, t('profile.title'))).toBeFocused();
        await expectToast(page, t('signUp.welcome'));
        await expect(field(page, t('fields.firstName'))).toHaveValue('Zoé-Anne');
        expect((await fetchTokens(address(), { email, password: 'hH1eronries' })).access).toBeTruthy();
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'a forgotten password is reset by an e-mailed link, and each link works once',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        const account = await createAccount(address());
        const ask = async ({ email }: Pick<Account, 'email'>) => {
          await page.goto('/forgot-password');
          await field(page, t('fields.email')).fill(email);
          await button(page, t('recovery.submit')).click();
          const answer = page.getByRole('main').getByRole('status');
          await expect(title(page, t('recovery.sentTitle'))).toBeVisible();
          return (await answer.innerText()).replaceAll(email, 'somebody');
        };
        const newestLink = () => recoveryLinkOf(dataDir(), account.email) ?? '';
        const set = async (password: string) => {
          await expect(title(page, t('recovery.setTitle'))).toBeVisible();
          await field(page, t('fields.newPassword')).fill(password);
          await field(page, t('fields.passwordAgain')).fill(password);
          await button(page, t('recovery.setSubmit')).click();
        };
        const known = await ask(account);
        await expect.poll(newestLink).not.toBe('');
        const first = newestLink();
        const unknown = `nobody-${account.email}`;
        expect(await ask({ email: unknown })).toBe(known);
        await ask(account);
        await expect.poll(newestLink).not.toBe(first);
        const second = newestLink();
        expect(mailsTo(dataDir(), unknown)).toEqual([]);

        await page.goto(second);
        await set('Quinces-and-Otters-8');
        await expect(page).toHaveURL('/login');
        await expectToast(page, t('recovery.done'));
        expect(
          (await fetchTokens(address(), { ...account, password: 'Quinces-and-Otters-8' })).access,
        ).toBeTruthy();
        for (const usedLink of [second, first]) {
          await page.goto(usedLink);
          await expect(title(page, t('recovery.setTitle'))).toBeVisible();
          await expect(alert(page).getByText(t('recovery.expired'))).toBeVisible();
          // Another password would not help: only another link does.
          await expect(field(page, t('fields.newPassword'))).toHaveCount(0);
        }
        await page.getByRole('link', { name: t('recovery.askAgain') }).click();
        await expect(field(page, t('fields.email'))).toBeVisible();
        await expect(page).toHaveURL('/forgot-password');
        expect(unexpected(watched.messages)).toEqual([]);
      },
    );
  });
}
