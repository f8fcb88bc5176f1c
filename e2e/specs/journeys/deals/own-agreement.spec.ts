import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { LANGUAGES, type Language, routes } from '@handover/shared/contract';
import type { Browser, Page } from '@playwright/test';
import { insidePreview, previewOf } from '../../../actions/document-preview.ts';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage, withoutSoundQuestion } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount, SIGNATURE } from '../../../product/records/account.ts';
import { offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';
import { samplePdf } from '../../../product/records/sample-documents.ts';

const TEXT =
  'Objet\nL’acquéreur lit ce que le vendeur lui montre, pour en juger, et pour rien d’autre.\n\nIl en garde le secret cinq ans.';
const PDF = { name: 'secrecy.pdf', mimeType: 'application/pdf' };

/** A pdf that everybody can read, and nobody may change. */
async function protectedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.load(await samplePdf(['Secrecy']));
  pdf.encrypt({ userPassword: '', ownerPassword: 'owner' });
  return Buffer.from(await pdf.save());
}

async function enter(browser: Browser, account: Account, language: Language) {
  const person = await newPerson(browser, address());
  await withoutSoundQuestion(person.context);
  await withLanguage(person.context, language);
  await authenticate(person.context, account);
  return person;
}

/** Opens the dialog in which access is asked for. */
async function openRequest(page: Page, id: number, language: Language) {
  const t = translationsOf('mfe-opportunities', language);
  await page.goto(routes.opportunity(id));
  await page
    .getByRole('complementary')
    .getByRole('button', { name: t('access.request.action') })
    .click();
  return page.getByRole('dialog').first();
}

async function signAndSend(page: Page, language: Language) {
  const t = translationsOf('mfe-opportunities', language);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('textbox', { name: containing(t('access.request.signature')) }).fill(SIGNATURE);
  await dialog.getByRole('button', { name: t('access.request.send') }).click();
  await expectToast(page, t('access.request.sent'));
}

/** The number of pages of the agreement that the newest request has signed. */
async function signedPages(page: Page, language: Language) {
  await page.goto(routes.deals('requester', { view: 'requests' }));
  const started = page.waitForEvent('download');
  await page
    .getByRole('button', { name: containing(translationsOf('mfe-deals', language)('agreement.name')) })
    .first()
    .click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  return (await PDFDocument.load(await readFile(await download.path()))).getPageCount();
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);

  test(
    `an owner has their own agreement signed, a text and then a PDF (${language})`,
    tagByLanguage('fr', language),
    async ({ browser }) => {
      const listing = await offerConfidentially(address());
      await publish(address(), listing);
      const owner = await enter(browser, listing.owner, language);
      const buyer = await enter(browser, await createAccount(address()), language);
      const later = await enter(browser, await createAccount(address()), language);
      const openAgreement = async () => {
        await owner.page.goto(routes.oppView(listing.id));
        await owner.page.getByRole('button', { name: t('agreement.title') }).click();
        return owner.page.getByRole('dialog');
      };

      await test.step('the owner writes it', async () => {
        const dialog = await openAgreement();
        await dialog.getByRole('textbox', { name: t('agreement.text') }).fill(TEXT);
        expect(await axeFindings(owner.page)).toEqual([]);
        await dialog.getByRole('button', { name: t('agreement.use') }).click();
        await expectToast(owner.page, t('agreement.done'));
      });

      await test.step('a buyer reads and signs it', async () => {
        const dialog = await openRequest(buyer.page, listing.id, language);
        await expect(dialog.getByRole('heading', { name: t('nda.own', { version: 1 }) })).toBeVisible();
        await expect(dialog).toContainText('Il en garde le secret cinq ans.');
        await signAndSend(buyer.page, language);
      });

      await test.step('the owner has a PDF signed instead; one that is protected is refused at its field', async () => {
        const dialog = await openAgreement();
        await dialog.getByRole('radio', { name: t('agreement.forms.file') }).check();
        const field = dialog.locator('input[type=file]');
        await field.setInputFiles({ ...PDF, buffer: await protectedPdf() });
        await dialog.getByRole('button', { name: t('agreement.use') }).click();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        expect(await axeFindings(owner.page)).toEqual([]);
        await field.setInputFiles({ ...PDF, buffer: await samplePdf(['Secrecy', 'For five years']) });
        await dialog.getByRole('button', { name: t('agreement.use') }).click();
        await expectToast(owner.page, t('agreement.done'));
      });

      await test.step('another buyer reads its pages before signing', async () => {
        const { page } = later;
        const dialog = await openRequest(page, listing.id, language);
        await expect(dialog.getByRole('heading', { name: t('nda.own', { version: 2 }) })).toBeVisible();
        const preview = translationsOf('inputs', language)('documents.preview', { name: PDF.name });
        await dialog.getByRole('button', { name: preview }).click();
        await expect(insidePreview(page).getByText('For five years')).toBeAttached();
        await previewOf(page, PDF.name).locator('iframe').focus();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(1);
        expect(await axeFindings(page)).toEqual([]);
        await signAndSend(page, language);
      });

      await test.step('who signed downloads its pages and the sheet of signatures; who signed before, the text', async () => {
        expect(await signedPages(later.page, language)).toBe(3);
        expect(await signedPages(buyer.page, language)).toBeLessThan(3);
      });

      // The browser tells of the refusal, too. The preferences of the test can't be set in the frame of the document.
      expect(unexpected(owner.watched.messages, '400 (Bad Request)')).toEqual([]);
      expect(unexpected(buyer.watched.messages)).toEqual([]);
      expect(unexpected(later.watched.messages, 'The document is sandboxed')).toEqual([]);
    },
  );
}
