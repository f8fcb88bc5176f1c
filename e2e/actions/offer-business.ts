import { expect } from '@playwright/test';
import { expectToast } from '../fixtures/toasts.fixture.ts';
import { choose, type Person } from './person.ts';

/** Creates a sell opportunity of a company through the form, which takes over its sectors and figures; ends on its page, under review. */
export async function offerBusiness(seller: Person, company: string, title: string) {
  const { page } = seller;
  await page.goto('/user-opps/edit/create?type=sell');
  await choose(page, 'Company', company);
  await page.getByLabel('Project title').fill(title);
  await choose(page.getByRole('region', { name: 'Sector and place' }), 'Country', 'France');
  await page
    .getByLabel('Activity')
    .fill('Grinds optical lenses for microscopes and sights, in small series.');
  await page
    .getByLabel('What makes it special')
    .fill('The last workshop of its kind in the region, with full books.');
  await page.getByRole('textbox', { name: 'Asking price' }).fill('3900000');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page).toHaveURL(/\/user-opps\/view\/\d+/);
  await expectToast(page, /It is under review now/);
  await expect(page.getByText('Under review', { exact: true }).first()).toBeVisible();
}
