import type { BrowserContext, Locator, Page } from '@playwright/test';
import { portrait } from '../../../actions/pictures.ts';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { expectToast, recordToasts } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, DEMO_PASSWORD, fetchTokens } from '../../../product/records/account.ts';
import { samplePdf } from '../../../product/records/sample-documents.ts';
import { startRevocable } from '../../../product/releases/revocable.ts';

/** A version is revoked while somebody fills in its forms: in a dialog, in a form without a draft, in a page of the host. */

const product = address();
const BUYER = 'buyer@handover.test';
let gateway: Awaited<ReturnType<typeof startRevocable>>;

test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  gateway = await startRevocable();
});
test.beforeEach(({ context }) => recordToasts(context));
test.afterAll(() => gateway?.stop());

const t = translationsOf('updates', 'en');
const dialog = (page: Page) => page.getByRole('dialog');
const inputs = translationsOf('inputs', 'en');
const picture = (page: Page) => page.getByRole('img', { name: inputs('picture.chosen') });
async function choosePicture(page: Page) {
  await page.locator('input[type="file"]').setInputFiles(portrait);
  await page.getByRole('button', { name: inputs('picture.use') }).click();
  await expect(picture(page)).toBeVisible();
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path: string) {
  await page.goto(gateway.address + path);
  await expect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await markWindow(page);
  return watchPage(page, gateway.address);
}

/** Marks an element: whether it is still the same one is whether what it belongs to was mounted anew. */
const markElement = (element: Locator) => element.evaluate((node) => node.setAttribute('data-marked', ''));
const marked = (page: Page) => page.locator('[data-marked]');

async function firstDeal() {
  const { access } = await fetchTokens(product, { email: BUYER, password: DEMO_PASSWORD });
  const response = await fetch(`${product}/api/deals/`, { headers: { authorization: `Bearer ${access}` } });
  return (await response.json()).results[0];
}

async function signIn(context: BrowserContext) {
  await authenticate(context, await createAccount(product), gateway.address);
}

test('a dialog with a draft, over a page of the same remote: text, choice, file and focus are kept', async ({
  page,
  context,
}) => {
  const bad = await gateway.publish('mfe-deals');
  const { id } = await firstDeal();
  await authenticate(context, BUYER, gateway.address);
  const { messages } = await open(page, `/user-deals/view/${id}?modal=deal-qa&deal=${id}`);
  const question = dialog(page).getByRole('textbox', { name: 'Your question' });
  const topic = dialog(page).getByRole('combobox', { name: 'Topic (optional)' });
  await topic.click();
  await page.getByRole('option').nth(1).click();
  const chosen = await topic.inputValue();
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: await samplePdf(['Lease']) });
  await question.fill('Who owns the lease?');
  await markElement(question);
  await markElement(heading(page).first());

  await gateway.revoke('mfe-deals', bad);
  await expectToast(page, t('left'));
  await expect(marked(page)).toHaveCount(0);
  await expect(question).toHaveValue('Who owns the lease?');
  await expect(question).toBeFocused();
  await expect(topic).toHaveValue(chosen);
  await expect(dialog(page).getByText('lease.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: inputs('draftDiscard') })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await test.step('it still asks before what was entered is discarded', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toHaveValue('Who owns the lease?');
  });
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});

test('a dialog without a draft, over a page of another remote, which stays as it is', {
  tag: '@long',
}, async ({ page, context }) => {
  const bad = await gateway.publish('mfe-auth');
  await signIn(context);
  const { messages } = await open(page, '/user-companies/edit/create?modal=change-password');
  const company = page.locator('main [name="name"]');
  await company.fill('Turned parts');
  await markElement(company);
  const current = dialog(page).locator('[name="old_password"]');
  const again = dialog(page).locator('[name="password2"]');
  await current.fill('Otters');
  await again.fill('Quinces-and-Otters-8');
  const shown = dialog(page).getByRole('heading', { name: 'Change your password' });
  await markElement(shown);
  await expect(marked(page)).toHaveCount(2);

  await gateway.revoke('mfe-auth', bad);
  await expectToast(page, t('left'));
  await expect(marked(page)).toHaveCount(1);
  await expect(company).toHaveValue('Turned parts');
  await expect(shown).toBeVisible();
  await expect(current).toHaveValue('Otters');
  await expect(again).toHaveValue('Quinces-and-Otters-8');
  await expect(again).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(company).toHaveAttribute('data-marked', '');
  await expect(company).toHaveValue('Turned parts');
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});

test('a form without a draft: text, choice and picture are kept', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const bad = await gateway.publish('mfe-auth');
  await signIn(context);
  const { messages } = await open(page, '/user-details');
  const last = page.getByRole('textbox', { name: 'Last name' });
  await choosePicture(page);
  await last.fill('Marchand-Roux');
  await markElement(last);

  await gateway.revoke('mfe-auth', bad);
  await expectToast(page, t('left'));
  await expect(marked(page)).toHaveCount(0);
  await expect(last).toHaveValue('Marchand-Roux');
  await expect(last).toBeFocused();
  await expect(picture(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});

test('the host: the page is loaded anew, and has what was typed', async ({ page, context }) => {
  const bad = await gateway.publish('host');
  const { id } = await firstDeal();
  await authenticate(context, BUYER, gateway.address);
  const { messages } = await open(page, `/user-details?modal=deal-qa&deal=${id}`);
  const question = dialog(page).getByRole('textbox', { name: 'Your question' });
  const topic = dialog(page).getByRole('combobox', { name: 'Topic (optional)' });
  await topic.click();
  await page.getByRole('option').nth(1).click();
  const chosen = await topic.inputValue();
  await question.fill('Who owns the lease?');
  const last = page.locator('main [name="last_name"]');
  await last.fill('Marchand-Roux');
  await gateway.revoke('host', bad);
  await expectToast(page, t('left'));
  await expect(question).toHaveValue('Who owns the lease?');
  await expect(topic).toHaveValue(chosen);
  await expect(last).toHaveValue('Marchand-Roux');
  expect(await isMarked(page)).toBe(false);
  // Files of that host are not served any more, and it may have asked for some until it heard of it.
  expect(unexpected(messages, `/r/host/${bad}/`)).toEqual([]);
});

test('the host: what can not be stored is named', { tag: '@long' }, async ({ page, context }) => {
  const bad = await gateway.publish('host');
  await authenticate(context, BUYER, gateway.address);
  await open(page, '/user-details');
  await choosePicture(page);
  const last = page.locator('main [name="last_name"]');
  await last.fill('Marchand-Roux');
  await gateway.revoke('host', bad);
  await expectToast(page, t('leftPartly'));
  await expect(last).toHaveValue('Marchand-Roux');
  await expect(last).toBeFocused();
  expect(await isMarked(page)).toBe(false);
});

test('a question of the revoked code is closed unanswered, with what was typed below it', async ({
  page,
  context,
}) => {
  const bad = await gateway.publish('mfe-companies');
  await signIn(context);
  const { messages } = await open(page, '/user-companies/edit/create');
  const company = page.getByRole('textbox', { name: 'Company name', exact: true });
  await company.fill('Turned parts');
  await markElement(company);
  await page.locator('header a[href="/user-opps"]').filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();

  await gateway.revoke('mfe-companies', bad);
  await expectToast(page, t('left'));
  await expect(marked(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await expect(company).toHaveValue('Turned parts');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(await isMarked(page)).toBe(true);
  expect(messages).toEqual([]);
});
