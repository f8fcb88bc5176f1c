import { LANGUAGES } from '@handover/shared/contract';
import { choose } from '../../../actions/person.ts';
import { enterAnew } from '../../../actions/visit.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translatePage } from '../../../fixtures/translated-page.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount } from '../../../product/records/account.ts';
import { createCompany } from '../../../product/records/listing.ts';

const sectors = async (): Promise<Record<'name' | 'name_fr', string>[]> =>
  (await (await fetch(`${address()}/api/sectors/`)).json()).results;

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-companies', language);

  test.describe(`in ${language}`, () => {
    let owner: Account;
    test.beforeEach(async ({ context }) => {
      owner = await enterAnew(context, language);
    });

    test(
      'the list is searched, filtered and ordered; the address keeps it, and more come by scrolling',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        for (let index = 0; index < 22; index += 1)
          await createCompany(address(), owner, `Atelier ${String(index).padStart(2, '0')}`);
        await page.goto('/user-companies');
        const rows = page.getByRole('rowheader');
        await expect(rows.first()).toHaveText('Atelier 21');
        await page.getByRole('combobox', { name: t('list.ordering') }).selectOption('name');
        await expect(rows.first()).toHaveText('Atelier 00');
        await rows.nth(19).scrollIntoViewIfNeeded();
        await expect(rows).toHaveCount(22);
        await expect(page).toHaveURL('/user-companies?ordering=name&page=2');
        await page.reload();
        await expect(rows).toHaveCount(22);
        const last = rows.last().getByRole('link');
        await last.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Atelier 21' })).toBeVisible();
        await page.goBack();
        await expect(last).toBeFocused();
        await expect(last).toBeInViewport();
        await page.reload();
        await expect(last).toBeInViewport();
        await page.getByRole('searchbox', { name: t('list.search') }).fill('atelier 1');
        await expect(rows).toHaveCount(10);
        // They are all of the first sector.
        const [first = '', second = ''] = (await sectors()).map((sector) =>
          language === 'fr' ? sector.name_fr : sector.name,
        );
        await choose(page, t('list.sectorFilter'), second);
        await expect(page).toHaveURL(/sectors=\d/);
        await expect(page.getByText(t('list.noMatchTitle'))).toBeVisible();
        await choose(page, t('list.sectorFilter'), first);
        await expect(rows).toHaveCount(10);
        expect(await axeFindings(page)).toEqual([]);
        expect(unexpected(watched.messages)).toEqual([]);
      },
    );
  });
}

test('a page that the browser translates goes on to change', async ({ page, context, watched }) => {
  const [en, fr] = [translationsOf('mfe-companies', 'en'), translationsOf('mfe-companies', 'fr')];
  const owner = await createAccount(address());
  await createCompany(address(), owner, 'Fonderie du Drac');
  await recordToasts(context);
  await withLanguage(context, 'en');
  await authenticate(context, owner);
  await page.goto('/user-companies');
  const heading = page.getByRole('heading', { level: 1 });
  await untilUsable(page.getByRole('link', { name: 'Fonderie du Drac' }).first());
  await translatePage(page);
  await expect(heading).toHaveText(`${en('list.title')}°`);
  await page
    .locator('header')
    .getByRole('button', { name: /Français/ })
    .click();
  await expect(heading).toHaveText(`${fr('list.title')}°`);
  // No text of the other language is left next to it.
  await expect(page.locator('body')).not.toContainText(en('list.title'));
  await page
    .getByRole('link', { name: /Fonderie du Drac/ })
    .first()
    .click();
  await expect(heading).toHaveText('Fonderie du Drac°');
  await page
    .getByRole('button', { name: new RegExp(`^${fr('view.more')}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${fr('view.remove')}`) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(fr('remove.confirm')) })
    .click();
  await expect(page.getByText(`${fr('list.emptyTitle')}°`)).toBeVisible();
  expect(unexpected(watched.messages, 'status of 404')).toEqual([]);
});
