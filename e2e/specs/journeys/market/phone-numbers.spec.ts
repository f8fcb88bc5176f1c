import { routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address as ownAddress } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { createCompany } from '../../../product/records/listing.ts';

const NUMBER = '+33476051234';
const WRITTEN = '+33 4 76 05 12 34';

/** How many scripts with the numbering plans of all countries the page has loaded. */
function countPlans(page: Page): () => Promise<number> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // The text can't be read once its page was left.
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('country_calling_codes')).length;
}

// Afterwards the modules that no page has needed yet would be loaded.
test.use({ loadsAhead: false });

test('a phone number is written well without the numbering plans, which come where one is edited', async ({
  page,
  context,
  watched,
}) => {
  const address = ownAddress();
  const t = translationsOf('mfe-companies', 'en');
  const owner = await createAccount(address);
  const company = await createCompany(address, owner, 'Fonderie du Drac', { phone: NUMBER });
  await authenticate(context, owner);
  const plans = countPlans(page);

  await page.goto(routes.companyView(company));
  await expect(page.getByRole('link', { name: WRITTEN })).toHaveAttribute('href', `tel:${NUMBER}`);
  // The number is in the html; scripts come after it.
  await page.waitForLoadState('networkidle');
  expect(await plans()).toBe(0);

  await page.goto(routes.companyEdit(company));
  const field = page.getByRole('textbox', { name: t('form.phone') });
  await expect(field).toHaveValue(WRITTEN);
  await untilUsable(field);
  await expect.poll(plans).toBe(1);
  await expect(field).toHaveValue(WRITTEN);
  expect(watched.messages).toEqual([]);
});
