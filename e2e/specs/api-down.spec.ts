import { expect, test } from '@playwright/test';
import { unexpected, watchPage } from '../fixtures/clean-console.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { openAccount } from '../product/account.ts';
import { Product } from '../product/product.ts';
import { pidOf } from '../product/running-parts.ts';

const product = new Product();

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await product.start();
});
test.afterAll(() => product.dispose());

const WORDS = {
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

for (const language of ['en', 'fr'] as const) {
  const { field, save, down, saved } = WORDS[language];
  test(`while the api is down the form says so and keeps what was typed (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: product.address, locale: language });
    const page = await context.newPage();
    const watched = watchPage(page, product.address);
    await signedIn(context, await openAccount(product.address), product.address);
    await context.addCookies([{ name: 'language', value: language, url: product.address }]);
    await page.goto('/user-details');
    const name = page.getByRole('textbox', { name: field, exact: true });
    await name.fill('Odette');

    // Held still, the start command can not bring the api back before we let it.
    const start = pidOf(product.dataDir, 'start');
    process.kill(start, 'SIGSTOP');
    try {
      process.kill(pidOf(product.dataDir, 'api'), 'SIGKILL');
      await page.getByRole('button', { name: save }).click();
      await expect(page.locator('form').getByRole('alert').filter({ hasText: down })).toBeVisible();
      await expect(name).toHaveValue('Odette');
    } finally {
      process.kill(start, 'SIGCONT');
    }

    await expect
      .poll(
        () =>
          fetch(`${product.address}/api/sectors/`).then(
            ({ ok }) => ok,
            () => false,
          ),
        {
          timeout: 30_000,
        },
      )
      .toBe(true);
    await page.getByRole('button', { name: save }).click();
    await expect(page.locator('.Toastify').getByText(saved)).toBeVisible();
    await expect(name).toHaveValue('Odette');
    expect(unexpected(watched.messages, '/api/', '/ws/')).toEqual([]);
    await context.close();
  });
}
