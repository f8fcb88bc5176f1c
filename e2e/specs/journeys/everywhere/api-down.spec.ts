import { LANGUAGES } from '@handover/shared/contract';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { whileApiIsDown } from '../../../product/api-outage.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';

const TEXTS = {
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

test('while the api is down a form shows an error and keeps the typed values', async ({ browser }) => {
  const people = await Promise.all(
    LANGUAGES.map(async (language) => {
      const context = await browser.newContext({ baseURL: address(), locale: language });
      const page = await context.newPage();
      const watched = watchPage(page);
      await recordToasts(context);
      await authenticate(context, await createAccount(address()));
      await context.addCookies([{ name: 'language', value: language, url: address() }]);
      const texts = TEXTS[language];
      await page.goto('/user-details');
      const name = page.getByRole('textbox', { name: texts.field, exact: true });
      await name.fill('Odette');
      const save = page.getByRole('button', { name: texts.save });
      return { context, page, watched, texts, name, save };
    }),
  );

  await whileApiIsDown(async () => {
    for (const { page, texts, name, save } of people) {
      await save.click();
      await expect(page.locator('form').getByRole('alert').filter({ hasText: texts.down })).toBeVisible();
      await expect(name).toHaveValue('Odette');
    }
  });

  for (const { context, page, watched, texts, name, save } of people) {
    await save.click();
    await expectToast(page, texts.saved);
    await expect(name).toHaveValue('Odette');
    expect(unexpected(watched.messages, '/api/', '/ws/')).toEqual([]);
    await context.close();
  }
});
