import { LANGUAGES } from '@handover/shared/contract';
import type { Locator, Page } from '@playwright/test';
import { choose } from '../../../actions/person.ts';
import { enterAnew } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import type { Account } from '../../../product/records/account.ts';
import { createCompany } from '../../../product/records/listing.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: onePagePdf(),
});
const STORY = 'Two families, and a third of it to those who work there.';
const SECTOR = { en: 'Industry', fr: 'Industrie' };

/** A table as a spreadsheet copies it: years across, losses in parentheses. */
const TABLE = [
  '\t2023\t2024',
  'Revenue\t4 200 000\t4 500 000,00',
  'Employees\t31\t33',
  'Net profit\t(295 000)\t',
];
const pasteInto = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).evaluate((cell, table) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', table);
    cell.focus();
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/**
 * Whether the part of a button beyond the column, such as a subtle one has, is also hidden under the edge of the
 * sticky bar.
 */
const isCoveredBesideBar = (button: Locator) =>
  button.evaluate((element) => {
    let bar: Element | null = element;
    while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
    const { left = 0, top = 0, height = 0 } = bar?.getBoundingClientRect() ?? {};
    return bar?.contains(document.elementFromPoint(left - 6, top + height / 2)) === true;
  });

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-companies', language);
  const input = translationsOf('inputs', language);
  const message = translationsOf('messages', language);

  test.describe(`in ${language}`, () => {
    let owner: Account;
    test.beforeEach(async ({ context }) => {
      owner = await enterAnew(context, language);
    });

    test(
      'a company is registered with pasted figures, an office and documents; what fails is named and sent again',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        await page.goto('/user-companies');
        await page
          .getByRole('link', { name: t('list.create') })
          .first()
          .click();
        const box = (name: string) => page.getByRole('textbox', { name, exact: true });
        const save = page.getByRole('button', { name: t('form.create') });
        await save.click();
        await expect(box(t('form.name'))).toBeFocused();
        await expect(page.getByRole('listbox')).toHaveCount(0);
        expect(await axeFindings(page)).toEqual([]);
        expect(await isCoveredBesideBar(save)).toBe(true);
        await box(t('form.name')).fill('Fonderie du Drac');
        // Why the section is not complete.
        await expect(page.getByText(`(${t('form.sectors')})`)).toBeVisible();
        await choose(page, t('form.sectors'), SECTOR[language]);
        await box(t('form.website')).fill('www.fonderie-du-drac.fr');
        await choose(page, t('form.country'), 'France');
        await expect(box(t('form.website'))).toHaveValue('https://www.fonderie-du-drac.fr');
        await expect(page.getByText(input('draftSaved').trim())).toBeVisible();

        await page.getByRole('button', { name: input('addOffice') }).click();
        await expect(box(input('city')).last()).toBeFocused();
        await expect(page.getByRole('combobox', { name: input('country'), exact: true }).last()).toHaveValue(
          'France',
        );
        await box(input('city')).last().fill('Voiron');

        await pasteInto(page, `${input('revenue')} 2023`, TABLE.join('\n'));
        await expect(page.getByText(input('figureGrid.pasted_other', { count: 5 }))).toBeVisible();
        await expect(box(`${input('netProfit')} 2023`)).toHaveValue(/^-295/);

        const accounts = page.getByRole('region', { name: input('documents.kind.annual_accounts') });
        await accounts.locator('input[type=file]').setInputFiles([pdf('2024.pdf')]);
        await page.route('**/api/company_annual_accounts/', (route) =>
          route.request().method() === 'POST' ? route.abort() : route.continue(),
        );
        await page.route('**/update_revenues_completely/', (route) => route.fulfill({ status: 500 }));
        await save.click();
        const alert = page.getByRole('alert').filter({ hasText: message('savedPartly') });
        await expect(alert).toContainText(message('prefix.revenues').trim());
        await expect(alert).toContainText(message('failure.server'));
        await expect(alert).toContainText(message('prefix.annualAccounts').trim());
        await expect(alert).toContainText('2024.pdf');
        await expect(alert).not.toContainText(message('prefix.offices').trim());
        await expect(page.getByRole('heading', { name: t('form.figures') })).toBeFocused();
        expect(await axeFindings(page)).toEqual([]);

        await page.unrouteAll();
        // It is there, so that from now on it is edited.
        await page.getByRole('button', { name: t('form.save') }).click();
        await expect(page).toHaveURL(/\/user-companies\/view\/\d+/);
        await expectToast(page, t('form.saved'));
        await expect(page.getByRole('button', { name: /2024\.pdf/ }).first()).toBeVisible();
        await expect(page.getByRole('link', { name: 'https://www.fonderie-du-drac.fr' })).toBeVisible();
        await expect(page.getByRole('columnheader', { name: '2023' })).toBeVisible();
        expect(unexpected(watched.messages, 'status of 500', 'net::ERR_FAILED')).toEqual([]);
      },
    );

    test(
      'a form that is reloaded goes on where it was; one key loses nothing, and what was discarded comes back',
      tagByLanguage('fr', language),
      async ({ page, watched }) => {
        // The draft comes back: the browser asks nothing.
        const questions: string[] = [];
        page.on('dialog', (question) => {
          questions.push(question.type());
          return question.accept();
        });
        await page.goto('/user-companies/edit/create');
        const box = (name: string) => page.getByRole('textbox', { name, exact: true });
        const [name, story] = [box(t('form.name')), box(t('text.ownership_structure'))];
        const press = (key: string) => page.getByRole('button', { name: input(key), exact: true }).click();
        await name.fill('Fonderie du Drac');
        await story.fill(STORY);
        await expect(page.getByText(input('draftSaved').trim())).toBeVisible();
        const scrolled = await page.evaluate(() => window.scrollY);
        expect(scrolled).toBeGreaterThan(500);

        await page.reload();
        await expect(story).toHaveValue(STORY);
        await expect(story).toBeInViewport();
        await expect(page.getByText(new RegExp(input('draftRestored', { time: '.+' })))).toBeInViewport();
        expect(await axeFindings(page)).toEqual([]);
        await story.press('ControlOrMeta+End');
        await page.keyboard.type('!');
        await expect(page.getByText(input('draftSaved').trim())).toBeVisible();
        await page.reload();
        await expect(story).toHaveValue(`${STORY}!`);
        await expect(name).toHaveValue('Fonderie du Drac');

        await press('draftDiscard');
        await expect(name).toHaveValue('');
        await page.reload();
        await expect(name).toHaveValue('');
        await press('draftTakeOlder');
        await expect(story).toHaveValue(`${STORY}!`);
        await expect(name).toHaveValue('Fonderie du Drac');
        expect(questions).toEqual([]);
        expect(unexpected(watched.messages)).toEqual([]);
      },
    );

    test(
      'the page says how complete a company is; what is missing leads to its section of the form',
      tagByLanguage('en', language),
      async ({ page, watched }) => {
        const id = await createCompany(address(), owner, 'Fonderie du Drac');
        await page.goto(`/user-companies/view/${id}`);
        const completeness = page.getByRole('region', { name: t('view.completeness') });
        await expect(completeness).toContainText(t('completeness.percent', { percent: 12 }));
        await completeness.getByRole('link', { name: t('part.ownership_structure') }).click();
        await expect(page).toHaveURL(`/user-companies/edit/${id}#confidential`);
        await expect(page.getByRole('heading', { name: t('form.confidential') })).toBeFocused();
        await page.getByRole('textbox', { name: t('text.ownership_structure') }).fill('Two families.');
        await page.getByRole('button', { name: t('form.save') }).click();
        await expectToast(page, t('form.saved'));
        await expect(completeness).toContainText(t('completeness.percent', { percent: 18 }));
        await expect(page.getByText('Two families.')).toBeVisible();
        expect(unexpected(watched.messages)).toEqual([]);
      },
    );
  });
}
