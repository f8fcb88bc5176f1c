import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import { choose } from '../../../actions/person.ts';
import { enterAnew } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, fetchTokens } from '../../../product/records/account.ts';
import { createCompany, createSellOpportunity } from '../../../product/records/listing.ts';
import { getAs } from '../../../product/records/post-as.ts';

const SECTOR = { en: 'Industry', fr: 'Industrie' };
const ACTIVITY = 'Casts parts of pumps and valves, and machines them, too.';

async function editCompany(owner: Account, id: number, fields: Record<string, string>) {
  const { access } = await fetchTokens(address(), owner);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const response = await fetch(address() + paths.profileCompany(id), { method: 'PATCH', headers, body });
  expect(response.ok).toBe(true);
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);
  const input = translationsOf('inputs', language);

  test.describe(`in ${language}`, () => {
    let owner: Account;
    test.beforeEach(async ({ context }) => {
      owner = await enterAnew(context, language);
    });
    test.afterEach(({ watched }) => expect(unexpected(watched.messages)).toEqual([]));

    test(
      'a mandate is written, corrected where its range is reversed, and edited with a draft',
      tagByLanguage('fr', language),
      async ({ page }) => {
        page.on('dialog', (question) => question.accept());
        await page.goto(routes.oppEdit('create', { type: 'buy' }));
        const box = (name: string) => page.getByRole('textbox', { name, exact: true });
        const submit = page.getByRole('button', { name: t('form.submit'), exact: true });
        await submit.click();
        await expect(box(t('form.project_title'))).toBeFocused();
        await box(t('form.project_title')).fill('Engineer looks for a foundry');
        await box(t('form.preferred_description')).fill('Twenty years in casting, and the means to buy.');
        await choose(page, t('form.preferred_sectors'), SECTOR[language]);
        await box(input('preferred_min_revenue')).fill('5000000');
        await box(input('preferred_max_revenue')).fill('2000000');
        await submit.click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
        expect(await axeFindings(page)).toEqual([]);
        await box(input('preferred_max_revenue')).fill('9000000');
        await submit.click();
        await expect(page).toHaveURL(/\/user-opps\/view\/\d+$/);
        await expectToast(page, t('form.created'));

        // Typed text is kept when the tab is left, for this mandate alone.
        const edit = page.url().replace('/view/', '/edit/');
        await page.goto(edit);
        await box(input('preferred_max_revenue')).fill('');
        await expect(page.getByText(input('draftSaved').trim())).toBeVisible();
        await page.goto(routes.oppEdit('create', { type: 'buy' }));
        await expect(box(t('form.project_title'))).toHaveValue('');
        await page.goto(edit);
        await expect(box(input('preferred_max_revenue'))).toHaveValue('');
        await page.getByRole('button', { name: t('form.save'), exact: true }).click();
        await expect(page).toHaveURL(/\/user-opps\/view\/\d+$/);
        const { id } = /(?<id>\d+)$/.exec(page.url())?.groups ?? {};
        const stored = await getAs(address(), owner, paths.opportunity(Number(id)));
        expect([stored.preferred_min_revenue, stored.preferred_max_revenue]).toEqual([5_000_000, null]);
      },
    );

    test(
      'what changes in the company is offered to its listing, and taken over',
      tagByLanguage('en', language),
      async ({ page }) => {
        const company = await createCompany(address(), owner, 'Fonderie du Drac');
        const id = await createSellOpportunity(address(), owner, company);
        await editCompany(owner, company, { activity: ACTIVITY });
        await page.goto(routes.oppView(id));
        await page.getByRole('link', { name: t('companyChanges.form') }).click();
        await expect(page).toHaveURL(new RegExp(`/user-opps/edit/${id}\\?take=company`));
        const region = page.getByRole('region', { name: t('form.companyChanges.allTaken') });
        await expect(region).toContainText(t('form.activity'));
        const activity = page.getByRole('textbox', { name: t('form.activity'), exact: true });
        await expect(activity).toHaveValue(ACTIVITY);
        expect(await axeFindings(page)).toEqual([]);
        await region.getByRole('button', { name: t('form.companyChanges.undo') }).click();
        await expect(activity).not.toHaveValue(ACTIVITY);
        await page
          .getByRole('region', { name: t('form.companyChanges.title') })
          .getByRole('button', { name: t('form.companyChanges.take') })
          .click();
        await expect(activity).toHaveValue(ACTIVITY);
        await page.getByRole('button', { name: t('form.save'), exact: true }).click();
        await expect(page).toHaveURL(routes.oppView(id));
        await expect(page.getByText(ACTIVITY)).toBeVisible();
        await expect(page.getByRole('link', { name: t('companyChanges.form') })).toHaveCount(0);
      },
    );
  });
}
