import { LANGUAGES, paths } from '@handover/shared/contract';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { createCompany } from '../../../product/records/listing.ts';
import { postAs } from '../../../product/records/post-as.ts';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-companies', language);
  const input = translationsOf('inputs', language);

  test(
    `offices are lines, edited and removed by keyboard; an error opens its office, in ${language}`,
    tagByLanguage('fr', language),
    async ({ page, context, watched }) => {
      const owner = await createAccount(address());
      const id = await createCompany(address(), owner, 'Fonderie du Drac');
      await postAs(address(), owner, paths.companyOffices(id), {
        offices: ['Voiron', 'Annecy', 'Lyon'].map((city) => ({ address: { country_name: 'France', city } })),
      });
      await recordToasts(context);
      await withLanguage(context, language);
      await authenticate(context, owner);
      await page.goto(`/user-companies/edit/${id}`);
      const button = (key: string, office: string) =>
        page.getByRole('button', { name: input(key, { office }), exact: true });
      const opened = (office: string) => page.getByRole('group', { name: office });
      const city = (office: string) =>
        opened(office).getByRole('textbox', { name: input('city'), exact: true });

      await untilUsable(button('editOffice', 'Annecy'));
      await button('editOffice', 'Annecy').press('Enter');
      await expect(opened('Annecy').getByRole('combobox', { name: input('country') })).toBeFocused();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(opened('Voiron')).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(city('Annecy')).toBeFocused();
      await city('Annecy').fill('');
      await button('doneWithOffice', input('officeNumber', { number: 2 })).press('Enter');
      const second = opened(input('officeNumber', { number: 2 }));
      await expect(second.getByText(input('requiredField'))).toBeVisible();
      await expect(second.getByRole('textbox', { name: input('city'), exact: true })).toBeFocused();
      await page.keyboard.type('Chambéry');
      await button('doneWithOffice', 'Chambéry').press('Enter');
      await expect(button('editOffice', 'Chambéry')).toBeFocused();
      await expect(opened('Chambéry')).toHaveCount(0);

      await button('removeOffice', 'Voiron').press('Enter');
      await expect(button('removeOffice', 'Chambéry')).toBeFocused();

      const save = page.getByRole('button', { name: t('form.save') });
      const refusal = { 'offices.0.address.city': ['-'] };
      await page.route('**/update_offices_completely/', (route) =>
        route.fulfill({ status: 400, json: refusal }),
      );
      await save.click();
      await expect(city('Chambéry')).toBeFocused();
      await expect(city('Chambéry')).toHaveAttribute('aria-invalid', 'true');
      await page.unrouteAll();
      await city('Chambéry').fill('Grenoble');
      await save.click();
      await expectToast(page, t('form.saved'));
      await expect(page).toHaveURL(`/user-companies/view/${id}`);
      await expect(page.getByText('Grenoble', { exact: true })).toBeVisible();
      await expect(page.getByText(/Voiron/)).toHaveCount(0);
      expect(unexpected(watched.messages, 'status of 400')).toEqual([]);
    },
  );
}
