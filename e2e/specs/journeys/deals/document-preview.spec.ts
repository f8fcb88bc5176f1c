import type { Locator } from '@playwright/test';
import {
  alsoInside,
  companyWith,
  insidePreview,
  previewOf,
  visitCompany,
} from '../../../actions/document-preview.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { untilUsable } from '../../../fixtures/hydrated.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { filledForm, sampleDocx, samplePdf, sampleXlsx } from '../../../product/records/sample-documents.ts';

/** Whether anything dark is drawn. */
const isInked = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {};
    return data?.some((value, at) => at % 4 === 0 && value < 100 && (data[at + 3] ?? 0) > 200) ?? false;
  });

test('the owner reads a pdf, a letter and a workbook by keyboard, one after the other', async ({
  page,
  watched,
}) => {
  const { owner, id } = await companyWith({
    'Form.pdf': await filledForm('Filled in'),
    'Order book.xlsx': sampleXlsx(
      {
        '2025': [
          ['Customer', 'Margin', 'Amount', 'Paid'],
          ['Brasserie du Lac', 0.42, 1234567.5, { day: 45750 }],
          ['Not for buyers', 0.1, 1, { day: 45751 }],
        ],
        Margins: [['Not for buyers']],
        Notes: [['Paid within 30 days']],
      },
      { sheets: ['Margins'], row: 3, column: 2 },
    ),
    'Letter of the bank.docx': sampleDocx('Our loan', ['We confirm the loan.']),
    'Plans.pdf': await samplePdf(['First page', 'Second page', 'Third page']),
  });
  await visitCompany(page, owner, id);
  const button = page.getByRole('button', { name: 'Preview Plans.pdf' });
  await untilUsable(button);
  await expect(page.getByText('1 hidden sheet, 1 hidden row, and 1 hidden column')).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  const plans = previewOf(page, 'Plans.pdf');
  await expect(insidePreview(page).getByText('First page')).toBeVisible();
  await expect(insidePreview(page).getByRole('region', { name: 'Page 1', exact: true })).toBeVisible();
  const pageField = plans.getByLabel('Page', { exact: true });
  await expect(plans.locator('iframe')).toBeFocused();
  for (const [key, shown] of [
    ['PageDown', '2'],
    ['ArrowRight', '3'],
    ['PageUp', '2'],
    ['End', '3'],
    ['Home', '1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(pageField).toHaveValue(shown);
  }
  const zoom = plans.getByRole('button', { name: /^Zoom \d+%/ });
  const fitted = await zoom.textContent();
  await page.keyboard.press('+');
  await expect(zoom).not.toHaveText(fitted ?? '');
  await page.keyboard.press('0');
  await expect(zoom).toHaveText(fitted ?? '');
  await pageField.fill('3');
  await pageField.press('Enter');
  await expect(insidePreview(page).getByText('Third page')).toBeInViewport();
  expect(await axeFindings(page, alsoInside)).toEqual([]);

  await plans.getByRole('button', { name: 'Next document' }).click();
  const letter = previewOf(page, 'Letter of the bank.docx');
  await expect(insidePreview(page).getByRole('heading', { name: 'Our loan' })).toBeVisible();
  await expect(letter.locator('iframe')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  const workbook = previewOf(page, 'Order book.xlsx');
  const expectCell = (name: string) => expect(insidePreview(page).getByRole('cell', { name }));
  await expectCell('1,234,567.50').toHaveCSS('font-variant-numeric', 'tabular-nums');
  // Tabular figures would widen the hyphens of its words.
  await expectCell('Brasserie du Lac').toHaveCSS('font-variant-numeric', 'normal');
  // The short date of who reads; and nothing of what is hidden.
  await expect(insidePreview(page).getByRole('row').last()).toHaveText(
    '2Brasserie du Lac1,234,567.5003/04/2025',
  );
  await expect(workbook.getByRole('tab')).toHaveText(['2025', 'Notes']);
  expect(await axeFindings(page, alsoInside)).toEqual([]);
  await workbook.getByRole('tab', { name: 'Notes' }).click();
  await expect(insidePreview(page).getByRole('cell', { name: 'Paid within 30 days' })).toBeVisible();

  // The values of a form are shown as a picture.
  await workbook.locator('iframe').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => isInked(insidePreview(page).locator('canvas').first())).toBe(true);
  await previewOf(page, 'Form.pdf').locator('iframe').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(watched.messages).toEqual([]);
  expect(watched.crossOrigin).toEqual([]);
});

test('in French, on a phone: the whole screen; what can’t be read is tried again; a stranger reads nothing', async ({
  page,
  browser,
  watched,
}) => {
  const t = translationsOf('preview', 'fr');
  const { owner, id } = await companyWith({ 'Plans.pdf': await samplePdf(['Première page', 'Suite']) });
  await page.setViewportSize({ width: 360, height: 740 });
  await withLanguage(page.context(), 'fr');
  await visitCompany(page, owner, id);
  await page.route('**/api/files/*/?view=true', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByRole('button', { name: 'Aperçu : Plans.pdf' }).click();
  const plans = previewOf(page, 'Plans.pdf');
  await expect(plans.getByRole('alert')).toContainText(t('failed'));
  const asked = page.waitForRequest('**/api/files/*/?view=true');
  await plans.getByRole('alert').getByRole('button').click();
  const url = (await asked).url();
  await expect(insidePreview(page).getByRole('region', { name: 'Page 2' })).toBeAttached();
  await expect(plans.getByRole('button', { name: t('nextPage') })).toBeVisible();
  expect(await plans.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page, alsoInside)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(unexpected(watched.messages, 'ERR_INTERNET_DISCONNECTED')).toEqual([]);

  const context = await browser.newContext({ baseURL: address() });
  const stranger = await createAccount(address());
  await authenticate(context, stranger);
  const [access] = (await context.cookies()).filter(({ name }) => name === 'access');
  const response = await context.request.get(url, { headers: { authorization: `Bearer ${access?.value}` } });
  expect(response.status()).toBe(404);
  await context.close();
});
