import { LANGUAGES, paths } from '@handover/shared/contract';
import { choose } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount, fetchTokens } from '../../../product/records/account.ts';
import { createCompany } from '../../../product/records/listing.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';

const COMPANY = 'Tournerie Vauquelin';
const ACTIVITY = 'Turned parts for aircraft in small series, made in Voiron.';
const ACCOUNTS = 'accounts-2025.pdf';
/** The message that Chromium itself logs for the failed call. */
const FAILED = 'status of 500';

/** Fills a company over HTTP: a text that names its city, figures, an office and annual accounts. */
async function fillCompany(seller: Account, id: number) {
  const { access } = await fetchTokens(address(), seller);
  const call = async (method: string, path: string, body: FormData | string) => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
    const headers = { authorization: `Bearer ${access}`, connection: 'close', ...type };
    const response = await fetch(address() + path, { method, headers, body });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const form = (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return body;
  };
  await call('PATCH', paths.profileCompany(id), form({ activity: ACTIVITY, city: 'Voiron' }));
  const year = { date: '2025-01-01', revenue: 4_800_000, number_of_employees: 34, currency: 1 };
  await call('POST', paths.companyRevenues(id), JSON.stringify({ revenues: [year] }));
  const office = { address: { country_name: 'France', city: 'Voiron' } };
  await call('POST', paths.companyOffices(id), JSON.stringify({ offices: [office] }));
  const files = new File([new Uint8Array(onePagePdf())], ACCOUNTS, { type: 'application/pdf' });
  const accounts = form({ company_id: String(id), files });
  await call('POST', paths.fileCollection('company_annual_accounts'), accounts);
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);
  const rule = translationsOf('inputs', language);
  const message = translationsOf('messages', language);

  test(
    `in ${language}: a company is taken over, what names it is corrected or confirmed, a part that fails is named`,
    tagByLanguage('en', language),
    async ({ page, context, watched }) => {
      const seller = await createAccount(address());
      await fillCompany(seller, await createCompany(address(), seller, COMPANY));
      await withLanguage(context, language);
      await authenticate(context, seller);
      await page.goto('/user-opps/edit/create?type=sell');
      const field = (name: string) => page.getByRole('textbox', { name: t(`form.${name}`), exact: true });
      const submit = () => page.getByRole('button', { name: t('form.submit'), exact: true }).click();
      const found = page.getByRole('list', { name: t('form.identity.found') });

      await test.step('the company fills the form, and its documents are ticked', async () => {
        await choose(page, t('form.company_id'), COMPANY);
        await expect(field('activity')).toHaveValue(ACTIVITY);
        const figures = page.getByRole('region', { name: t('form.section.figures') });
        await expect(figures.getByRole('textbox', { name: `${rule('revenue')} 2025` })).toHaveValue(
          /4\D800\D000/,
        );
        await expect(figures.getByText(t('form.takeOver.mark', { company: COMPANY }))).toBeVisible();
        await expect(page.getByRole('checkbox', { name: ACCOUNTS })).toBeChecked();
      });

      await test.step('what may tell whose it is is marked, and corrected or confirmed', async () => {
        await field('project_title').fill('Precision parts by Vauquelin');
        await field('unique_selling_proposition').fill('The last workshop of its kind, with full books.');
        await submit();
        await expect(field('project_title')).toBeFocused();
        await expect(found.locator('mark').filter({ hasText: 'Vauquelin' })).toContainText(
          t('identity.reason.company_name'),
        );
        await expect(found.locator('mark').filter({ hasText: 'Voiron' })).toContainText(
          t('identity.reason.city'),
        );
        expect(await axeFindings(page)).toEqual([]);
        await field('project_title').fill('Precision parts for aircraft');
        await submit();
        await expect(field('activity')).toBeFocused();
        await expect(found.locator('mark')).toHaveCount(1);
      });

      await test.step('a part that fails is named, and has the focus; the rest is saved', async () => {
        await page.route('**/update_revenues_completely/', (route) =>
          route.fulfill({ status: 500, body: '' }),
        );
        await page.getByRole('button', { name: t('form.identity.confirm') }).click();
        const alert = page.getByRole('alert').filter({ hasText: message('prefix.revenues').trim() });
        await expect(alert).toContainText(message('savedPartly'));
        await expect(page.getByRole('heading', { name: t('form.section.figures') })).toBeFocused();
        expect(await axeFindings(page)).toEqual([]);
        await page.unroute('**/update_revenues_completely/');
        // It is there, so that from now on it is edited.
        await page.getByRole('button', { name: t('form.save'), exact: true }).click();
      });

      await expect(page).toHaveURL(/\/user-opps\/view\/\d+/);
      await page.goto(page.url().replace('/view/', '/edit/'));
      // Its download, its preview, its rights and its deletion.
      await expect(page.getByRole('button', { name: containing(ACCOUNTS) })).toHaveCount(4);
      expect(unexpected(watched.messages, FAILED)).toEqual([]);
    },
  );
}
