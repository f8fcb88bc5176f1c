import { paths } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { isHydrated } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { asForm, postAs } from '../../../product/records/post-as.ts';

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /account|compte/i });

async function openHome(page: Page) {
  await page.goto('/');
  await expect.poll(() => isHydrated(opener(page))).toBe(true);
}

test('Ctrl+K finds a company by its name, a page by Enter, and nothing for a visitor', async ({
  page,
  context,
  watched,
}) => {
  await withLanguage(context, 'en');
  const account = await createAccount(address());
  await postAs(
    address(),
    account,
    paths.profileCompanies,
    asForm({ name: 'Émeraude Outillage', sectors: '1' }),
  );
  await page.goto('/');
  await expect.poll(() => isHydrated(page.getByRole('heading', { level: 1 }))).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await authenticate(context, account);
  await openHome(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type('emeraude');
  await expect(page.getByRole('option', { name: 'Émeraude Outillage' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Émeraude Outillage');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('saved');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/saved-searches');
  // It stays away while another dialog is open, and Escape closes it.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/saved-searches');
  expect(watched.messages).toEqual([]);
});

test('on a phone, in French: from the menu of the account to an action', async ({
  page,
  context,
  watched,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await withLanguage(context, 'fr');
  await authenticate(context, 'seller@handover.test');
  await openHome(page);
  await opener(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Aller à' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('enregistrer');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('option', { name: 'Enregistrer une société' }).click();
  await expect(page).toHaveURL('/user-companies/edit/create');
  expect(watched.messages).toEqual([]);
});
