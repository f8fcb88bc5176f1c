import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import type { Locator } from '@playwright/test';
import type { Person } from '../../../actions/person.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, fetchTokens } from '../../../product/records/account.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';
import { startRace } from '../../../product/records/start-race.ts';

const room = (deal: number) => `${routes.dealView(deal)}?tab=data-room`;

/** The answer of the index to somebody, as their page gets it. */
async function indexFor(who: Account, deal: number, query = ''): Promise<string> {
  const { access } = await fetchTokens(address(), who);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  return (await fetch(address() + paths.dataRoom(deal) + query, { headers })).text();
}

/** A folder as it lies on a desktop. */
function folderOnDisk(at: string): string {
  const files = { 'Legal/Lease.pdf': 'Lease', 'Legal/Disputes/Claim.pdf': 'Claim', 'Legal/.DS_Store': '' };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(at, path, '..'), { recursive: true });
    writeFileSync(join(at, path), onePagePdf(text));
  }
  return join(at, 'Legal');
}

/** Goes on by Tab until the element has the focus. */
async function tabTo({ page }: Person, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(element).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);
  const inputs = translationsOf('inputs', language);
  const rowOf = ({ page }: Person, name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: containing(name) }) });
  const open = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).click();

  test(
    `a folder from the desktop keeps its tree; the buyer sees what is open of it, a rival nothing (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }, info) => {
      const race = await startRace();
      const seller = await visit(browser, race.owner, language, room(race.deal));
      const buyer = await visit(browser, race.buyer, language, room(race.deal));

      await test.step('a folder is chosen, with all that is in it', async () => {
        await seller.page.getByLabel(t('folders.choose')).setInputFiles(folderOnDisk(info.outputPath()));
        await expect(rowOf(seller, 'Legal')).toContainText(t('folders.holds_other', { count: 2 }));
        await expect(rowOf(seller, 'Legal')).toContainText('2.1');
        await expect(rowOf(buyer, 'Legal')).toContainText(t('folders.holds_other', { count: 2 }));
        expect(await axeFindings(seller.page)).toEqual([]);
      });

      await test.step('the buyer opens folder after folder, and goes back', async () => {
        await open(buyer, 'Legal');
        await expect(rowOf(buyer, 'Lease.pdf')).toContainText('2.1.2');
        await open(buyer, 'Disputes');
        await expect(rowOf(buyer, 'Claim.pdf')).toContainText('2.1.1.1');
        await buyer.page.goBack();
        await expect(rowOf(buyer, 'Lease.pdf')).toBeVisible();
        expect(await axeFindings(buyer.page)).toEqual([]);
      });

      await test.step('the seller makes a folder and moves another into it, by keyboard alone', async () => {
        const { page } = seller;
        await tabTo(seller, page.getByRole('button', { name: t('folders.new') }));
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await tabTo(seller, dialog.getByRole('textbox', { name: containing(t('folders.name')) }));
        await page.keyboard.type('Contracts');
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await tabTo(seller, page.getByRole('button', { name: t('folders.moveNamed', { name: 'Legal' }) }));
        await page.keyboard.press('Enter');
        const target = dialog.getByRole('combobox', { name: t('folders.move.to') });
        await tabTo(seller, target);
        // Chosen by its number: each system opens such a list in its own way.
        await page.keyboard.type('2.');
        await expect(target.getByRole('option', { selected: true })).toContainText('Contracts');
        await tabTo(seller, dialog.getByRole('button', { name: t('folders.move.action') }));
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(rowOf(seller, 'Legal')).toHaveCount(0);
        await open(seller, 'Contracts');
        await expect(rowOf(seller, 'Legal')).toContainText('2.1.1');
      });

      await test.step('by mouse, a document is dragged into a folder beside it', async () => {
        await open(seller, 'Legal');
        await rowOf(seller, 'Lease.pdf').dragTo(rowOf(seller, 'Disputes'));
        await expect(rowOf(seller, 'Disputes')).toContainText(t('folders.holds_other', { count: 2 }));
        await expect(rowOf(seller, 'Lease.pdf')).toHaveCount(0);
      });

      await test.step('a folder that is hidden is gone for the buyer, with its name and number', async () => {
        await seller.page
          .locator('input[type=file][multiple]:not([hidden])')
          .setInputFiles([{ name: 'Open.pdf', mimeType: 'application/pdf', buffer: onePagePdf('Open') }]);
        await expect(rowOf(seller, 'Open.pdf')).toContainText('2.1.1.2');
        await seller.page
          .getByRole('button', { name: inputs('documents.rights.set', { name: 'Disputes' }) })
          .click();
        const dialog = seller.page.getByRole('dialog');
        await dialog.getByRole('radio', { name: t('rights.access.hidden'), exact: true }).check();
        await expect(dialog.getByRole('status')).toContainText('Lease.pdf');
        await dialog.getByRole('button', { name: t('rights.action') }).click();
        await expect(dialog).toBeHidden();
        await expect(rowOf(seller, 'Disputes')).toContainText(inputs('documents.rights.hidden'));
        await expect(rowOf(buyer, 'Open.pdf')).toContainText('2.1.1.1');
        await expect(rowOf(buyer, 'Disputes')).toHaveCount(0);
        expect(await indexFor(race.buyer, race.deal)).not.toMatch(/Disputes|Claim|Lease/);
      });

      await test.step('before a document goes into a hidden folder, it is said that the buyer loses it', async () => {
        await rowOf(seller, 'Open.pdf').dragTo(rowOf(seller, 'Disputes'));
        const dialog = seller.page.getByRole('dialog');
        await expect(dialog).toContainText('Open.pdf');
        await expect(rowOf(buyer, 'Open.pdf')).toBeVisible();
        await dialog.getByRole('button', { name: t('folders.move.action') }).click();
        await expect(rowOf(seller, 'Open.pdf')).toHaveCount(0);
        await expect(rowOf(buyer, 'Open.pdf')).toHaveCount(0);
        expect(await indexFor(race.buyer, race.deal)).not.toMatch(/Legal|Contracts|Open\.pdf/);
        const asBuyer = await indexFor(race.owner, race.deal, '?as=buyer');
        expect(asBuyer).toBe(await indexFor(race.buyer, race.deal));
      });

      await test.step('before a folder is removed, it is said what opens; its documents go up', async () => {
        await seller.page
          .getByRole('button', { name: t('folders.remove.named', { name: 'Disputes' }) })
          .click();
        const dialog = seller.page.getByRole('dialog');
        await expect(dialog).toContainText(t('folders.remove.text_other', { count: 3 }));
        await expect(dialog).toContainText('Claim.pdf');
        await dialog.getByRole('button', { name: t('folders.remove.action') }).click();
        await expect(rowOf(seller, 'Claim.pdf')).toBeVisible();
        await expect(rowOf(seller, 'Disputes')).toHaveCount(0);
        await expect(rowOf(buyer, 'Claim.pdf')).toBeVisible();
      });

      await test.step('a rival sees nothing of it', async () => {
        expect(await indexFor(race.rival, race.rivalDeal)).not.toMatch(/Legal|Contracts|Lease|Open\.pdf/);
      });
    },
  );
}
