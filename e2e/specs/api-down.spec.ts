import { expect, test, unexpected, watchPage } from '../fixtures/clean-console.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { expectToast, recordToasts } from '../fixtures/toasts.fixture.ts';
import { openAccount } from '../product/account.ts';
import { whileApiIsDown } from '../product/api-outage.ts';

const address = () => process.env.E2E_ADDRESS ?? '';

const LANGUAGES = {
  en: {
    field: 'First name',
    save: 'Save profile',
    down: 'Handover does not answer at the moment. What you typed is still here; please try again shortly.',
    saved: 'Your profile is saved.',
  },
  fr: {
    field: 'Prénom',
    save: 'Enregistrer le profil',
    down: 'Handover ne répond pas pour le moment. Votre saisie est conservée',
    saved: 'Votre profil est enregistré.',
  },
} as const;

test('while the api is down a form says so and keeps what was typed', async ({ browser }) => {
  const people = await Promise.all(
    (['en', 'fr'] as const).map(async (language) => {
      const context = await browser.newContext({ baseURL: address(), locale: language });
      const page = await context.newPage();
      const watched = watchPage(page);
      await recordToasts(context);
      await signedIn(context, await openAccount(address()));
      await context.addCookies([{ name: 'language', value: language, url: address() }]);
      const words = LANGUAGES[language];
      await page.goto('/user-details');
      const name = page.getByRole('textbox', { name: words.field, exact: true });
      await name.fill('Odette');
      const save = page.getByRole('button', { name: words.save });
      return { context, page, watched, words, name, save };
    }),
  );

  await whileApiIsDown(async () => {
    for (const { page, words, name, save } of people) {
      await save.click();
      await expect(page.locator('form').getByRole('alert').filter({ hasText: words.down })).toBeVisible();
      await expect(name).toHaveValue('Odette');
    }
  });

  for (const { context, page, watched, words, name, save } of people) {
    await save.click();
    await expectToast(page, words.saved);
    await expect(name).toHaveValue('Odette');
    expect(unexpected(watched.messages, '/api/', '/ws/')).toEqual([]);
    await context.close();
  }
});
