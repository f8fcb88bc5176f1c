import { routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { expectVisibleFocus, tabTo } from '../../../actions/keyboard.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount } from '../../../product/records/account.ts';
import { createCompany } from '../../../product/records/listing.ts';

/** The other walks without a mouse are in `by-keyboard` and `moderation`. */

const t = translationsOf('mfe-opportunities', 'fr');
const c = translationsOf('mfe-companies', 'fr');
const input = translationsOf('inputs', 'fr');

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Tabs to a text, and types. */
async function type(page: Page, name: string, text: string, maxSteps = 30) {
  await tabTo(page, box(page, name), maxSteps);
  await page.keyboard.type(text);
}

/** A list marks its option by a timer, after the key. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Tabs to a select, types the beginning of an option, and chooses it by arrow and Enter. */
async function pick(page: Page, name: string, beginning: string, option: string) {
  const field = select(page, name).first();
  await tabTo(page, field, 30);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(beginning);
  const found = page.getByRole('option', { name: option, exact: true });
  await expect(found).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await settled(page);
    if ((await found.getAttribute('data-combobox-selected')) !== null) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expectVisibleFocus(field);
}

/** A new tag by Enter, which sends nothing. */
async function addTag(page: Page, name: string, tag: string) {
  await tabTo(page, select(page, name), 60);
  await page.keyboard.type(tag);
  await page.keyboard.press('Enter');
  await expect(page.locator('.mantine-Pill-root').getByText(tag)).toBeVisible();
  await expect(select(page, name)).toBeFocused();
}

let seller: Account;
test.beforeEach(async ({ context }) => {
  seller = await createAccount(address());
  await recordToasts(context);
  await withLanguage(context, 'fr');
  await authenticate(context, seller);
});
test.afterEach(({ watched }) => expect(watched.messages).toEqual([]));

test('a company is registered', async ({ page }) => {
  await page.goto(routes.companies());
  await expect(title(page)).toBeVisible();
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: c('list.create') })
      .first(),
    40,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.companyEdit('create'));
  await expect(title(page)).toBeFocused();

  // Saved too early: the focus goes to what is missing first.
  await type(page, c('form.city'), 'Voiron', 40);
  await tabTo(page, page.getByRole('button', { name: c('form.create') }), 60);
  await page.keyboard.press('Enter');
  await expect(box(page, c('form.name'))).toBeFocused();
  await expectVisibleFocus(box(page, c('form.name')));
  await page.keyboard.type('Fonderie du Drac');
  await pick(page, c('form.sectors'), 'Indus', 'Industrie');
  await addTag(page, c('form.tags'), 'moulage');

  await pick(page, c('form.country'), 'Fra', 'France');
  await tabTo(page, page.getByRole('button', { name: input('addOffice') }), 60);
  await page.keyboard.press('Enter');
  await expectVisibleFocus(box(page, input('city')).last());
  await page.keyboard.type('Voiron');
  await page.keyboard.press('Enter');
  await expectVisibleFocus(page.getByRole('button', { name: input('addOffice') }));
  await type(page, `${input('revenue')} 2025`, '4,8 M', 60);
  // Enter and the arrow keys lead from a cell to the next figure.
  await page.keyboard.press('Enter');
  await expect(box(page, `${input('employees')} 2025`)).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('ArrowUp');
  await expect(box(page, `${input('revenue')} 2025`)).toHaveValue(/^4\s800\s000$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('34');
  await expect(page).toHaveURL(routes.companyEdit('create'));

  await tabTo(page, page.getByRole('button', { name: c('form.create') }), 60);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-companies\/view\/\d+$/);
  await expectToast(page, c('form.created', { name: 'Fonderie du Drac' }));
  await expect(title(page)).toBeFocused();

  // Deleting asks first: the focus is in the dialog, and goes back when it is left.
  const more = page.getByRole('button', { name: c('view.more'), exact: true });
  await tabTo(page, more, 40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: c('view.remove') })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectVisibleFocus(more);
});

test('a business is offered, corrected after an error, and seen as a stranger sees it', async ({ page }) => {
  await createCompany(address(), seller, 'Fonderie du Drac');
  await page.goto(routes.opps());
  await expect(title(page)).toBeVisible();
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: t('myOpportunities.create.sell') })
      .first(),
    40,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.oppEdit('create', { type: 'sell' }));
  await expect(title(page)).toBeFocused();

  await pick(page, t('form.company_id'), 'Fond', 'Fonderie du Drac');
  await type(page, t('form.project_title'), 'Pièces moulées en petites séries');
  await addTag(page, t('form.tags'), 'ossature');
  await pick(page, t('form.country'), 'Fra', 'France');
  await type(page, t('form.activity'), 'Moule des corps de pompes et de vannes.');
  const submit = page.getByRole('button', { name: t('form.submit'), exact: true });
  await tabTo(page, submit, 60);
  await page.keyboard.press('Enter');
  const proposition = box(page, t('form.unique_selling_proposition'));
  await expect(proposition).toBeFocused();
  await expectVisibleFocus(proposition);
  await expect(proposition).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('La dernière fonderie de ce genre dans la région.');
  await type(page, t('form.asking_price'), '900 k€');
  await page.keyboard.press('Enter');
  await type(page, `${input('revenue')} 2025`, '4800000', 20);
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page.locator(':focus'));
  await type(page, `${input('employees')} 2025`, '34', 20);
  await tabTo(page, submit, 60);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-opps\/view\/\d+$/);
  await expectToast(page, t('form.created'));
  await expect(title(page)).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: t('myOpportunity.preview') }), 40);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-opps\/preview\/\d+$/);
  await expect(title(page)).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: t('preview.back') }), 40, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-opps\/view\/\d+$/);
  await expect(title(page)).toBeFocused();
});

test('the list is filtered, shown as rows, and read', async ({ page }) => {
  await page.goto(routes.opportunities('sell'));
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.first()).toBeVisible();
  await pick(page, t('filters.countries'), 'Fra', 'France');
  const chip = page.getByRole('button', { name: t('filters.remove', { filter: 'France' }) });
  await expect(chip).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: t('filters.hide_exclusive') }), 30);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/exclusivity=hidden/);

  await tabTo(page, page.getByRole('button', { name: t('results.views.rows') }), 30);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=rows/);
  await expectVisibleFocus(page.locator(':focus'));
  await tabTo(page, chip, 10);
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  // The focused filter is gone: the focus stays among those that are left.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expectVisibleFocus(page.locator(':focus'));

  // The list without the filter has come.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const heart = articles.first().getByRole('button');
  await tabTo(page, heart, 20);
  const saved = page.waitForResponse(/add_or_remove_from_favorites/);
  await page.keyboard.press('Space');
  await saved;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectVisibleFocus(heart);
  const link = articles.nth(1).getByRole('link').first();
  await tabTo(page, link, 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/opportunities\/\d+$/);
  await expect(title(page)).toBeFocused();
});
