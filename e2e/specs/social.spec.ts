import type { Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { mainlyIn } from '../fixtures/mainly-in.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { expectToast, recordToasts } from '../fixtures/toasts.fixture.ts';
import { wordsOf } from '../fixtures/words.fixture.ts';
import { openAccount } from '../product/account.ts';
import { recoveryLinkOf } from '../product/outbox.ts';

/** As providers know the product: what they send back goes there, and not to the number of its machine. */
const home = () => (process.env.E2E_ADDRESS ?? '').replace('127.0.0.1', 'localhost');
const REGISTER = '/api/register_by_access_token/';
const SCRIPTS = /\.js(\?|$)/;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test.use({ baseURL: async ({}, use) => use(home()) });

/** The provider's invented people are the same for every test: whoever is in takes their account away again. */
test.afterEach(async ({ context }) => {
  const access = (await context.cookies()).find(({ name }) => name === 'access')?.value;
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const answer = await fetch(`${home()}/api/users/current_user/`, { headers });
  if (!answer.ok) return;
  const { id, has_password } = await answer.json();
  const body = JSON.stringify(has_password ? { password: 'Handover1' } : {});
  await fetch(`${home()}/api/users/${id}/`, { method: 'DELETE', headers, body });
});

for (const [language, title] of [
  ['en', 'LinkedIn'],
  ['fr', 'Google'],
] as const) {
  const t = wordsOf('mfe-auth', language);
  const provider = { provider: title };
  const chooser = { en: `Sign in with ${title}`, fr: `Se connecter avec ${title}` }[language];
  const refuse = { en: 'Do not share anything', fr: 'Ne rien partager' }[language];

  const leave = async (page: Page) => {
    await page.goto('/login?next=%2Fuser-companies');
    await button(page, t('social.continue', provider)).click();
    await expect(page.getByRole('heading', { name: chooser })).toBeVisible();
  };
  const be = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const isIn = (page: Page, name: string) => expect(button(page, t('menu.label', { name }))).toBeVisible();
  /** The address that the provider sends somebody back to, with nothing on the page there to read it. */
  const answerFor = async (page: Page, name: string): Promise<string> => {
    await page.route(SCRIPTS, (route) => route.abort());
    await be(page, name);
    await page.waitForURL(/\/login\?.*state=/);
    await page.unroute(SCRIPTS);
    return page.url();
  };
  const saying = (page: Page, reason: string) =>
    expect(alert(page).getByText(t(`social.problems.${reason}`, provider))).toBeVisible();

  test.describe(`${title}, in ${language}`, () => {
    test.use({ locale: language });
    test.beforeEach(async ({ context }) => {
      await recordToasts(context);
      await withLanguage(context, language, home());
    });

    test(
      'somebody new is asked for the missing number, gives it, and leaves again',
      mainlyIn('fr', language),
      async ({ page, watched }) => {
        await leave(page);
        await be(page, 'Amélie Rousseau');
        await expect(page).toHaveURL('/user-companies');
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
        await isIn(page, 'Amélie Rousseau');

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
      'whose number the provider tells is in at once',
      mainlyIn('en', language),
      async ({ page, watched }) => {
        await leave(page);
        await be(page, 'Marc Delcourt');
        await expect(page).toHaveURL('/user-companies');
        await isIn(page, 'Marc Delcourt');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'who refuses, is not confirmed, or has an account is told so, and may begin again',
      mainlyIn('en', language),
      async ({ page, watched }) => {
        await leave(page);
        await button(page, refuse).click();
        await saying(page, 'refused');
        await expect(page).toHaveURL('/login?next=%2Fuser-companies');
        expect(await axeFindings(page)).toEqual([]);
        for (const [name, reason] of [
          ['Nadia Benali', 'failed'],
          ['Claire Fontaine', 'taken'],
        ] as const) {
          await leave(page);
          await be(page, name);
          await saying(page, reason);
          await expect(page).toHaveURL('/login?next=%2Fuser-companies');
        }
        expect(unexpected(watched.messages, REGISTER)).toEqual([]);
      },
    );

    test(
      'the page of the provider may be left by the back button, as one closes a window',
      mainlyIn('fr', language),
      async ({ page, watched }) => {
        await leave(page);
        await page.goBack();
        const again = button(page, t('social.continue', provider));
        await expect(again).toBeEnabled();
        await again.click();
        await expect(page.getByRole('heading', { name: chooser })).toBeVisible();
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'an answer with another state, or one that comes twice, leads nowhere',
      mainlyIn('en', language),
      async ({ page, watched }) => {
        await leave(page);
        const foreign = new URL(await answerFor(page, 'Marc Delcourt'));
        foreign.searchParams.set('state', 'of-somebody-else');
        await page.goto(foreign.href);
        await saying(page, 'unknown');
        await expect(page).toHaveURL('/login');

        await leave(page);
        const answer = await answerFor(page, 'Marc Delcourt');
        const kept = await page.evaluate(() => sessionStorage.getItem('handover.social') ?? '');
        expect(kept).not.toBe('');
        await page.goto(answer);
        await isIn(page, 'Marc Delcourt');
        const cookies = await page.context().cookies();
        await page.context().clearCookies({ name: /access|refresh/ });
        await page.goto(answer);
        await saying(page, 'unknown');
        // Even a tab that has not forgotten: the code itself is good for one time.
        await page.evaluate((attempt) => sessionStorage.setItem('handover.social', attempt), kept);
        await page.goto(answer);
        await saying(page, 'failed');
        await page.context().addCookies(cookies);
        expect(unexpected(watched.messages, REGISTER, '.js', '/api/notifications/')).toEqual([]);
      },
    );

    test(
      'who has an account links the provider to it, signs in by it, and unlinks it',
      mainlyIn('fr', language),
      async ({ page, context, watched }) => {
        const account = await openAccount(process.env.E2E_ADDRESS ?? '');
        await signedIn(context, account, home());
        await page.goto('/user-details/security');
        await button(page, t('linked.addLabel', provider)).click();
        await button(page, refuse).click();
        await saying(page, 'refused');
        await button(page, t('linked.addLabel', provider)).click();
        await be(page, 'Claire Fontaine');
        await expectToast(page, t('linked.added', provider));
        await expect(page).toHaveURL('/user-details/security');

        await context.clearCookies({ name: /access|refresh/ });
        await leave(page);
        await be(page, 'Claire Fontaine');
        await isIn(page, 'Odile Marchand');
        await page.goto('/user-details/security');
        await button(page, t('linked.endLabel', provider)).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('linked.end'), exact: true })
          .click();
        await expect(button(page, t('linked.addLabel', provider))).toBeVisible();
        // Somebody is out from one moment to the next: what was on its way is refused.
        expect(unexpected(watched.messages, '/api/notifications/')).toEqual([]);
      },
    );
  });
}

test('who came by a provider sets a password by a link', async ({ page, context }) => {
  const t = wordsOf('mfe-auth', 'en');
  await recordToasts(context);
  await withLanguage(context, 'en', home());
  await page.goto('/login?next=%2Fuser-details%2Fsecurity');
  await button(page, t('social.continue', { provider: 'Google' })).click();
  await page.getByRole('button', { name: /^Marc Delcourt/ }).click();
  const link = () => recoveryLinkOf(process.env.E2E_DATA_DIR ?? '', 'marc.delcourt@example.test');
  const before = link();
  await button(page, t('changePassword.sendLink')).click();
  await expectToast(page, t('changePassword.linkSent', { email: 'marc.delcourt@example.test' }));
  await expect.poll(link).not.toBe(before);
});
