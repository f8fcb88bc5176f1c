import { readFile } from 'node:fs/promises';
import { type DealDetail, LANGUAGES, paths, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import type { Person } from '../../../actions/person.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount, fetchTokens } from '../../../product/records/account.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';
import { grantExclusivity } from '../../../product/records/open-deal.ts';
import { postAs } from '../../../product/records/post-as.ts';
import { startRace } from '../../../product/records/start-race.ts';

const room = (deal: number) => `${routes.dealView(deal)}?tab=data-room`;
const TITLE = 'Turned parts for watchmakers';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: onePagePdf(name),
});

/** Stores a document in the closed accounts, as the owner. */
async function storeAccounts(seller: Account, deal: number, name: string) {
  const { access } = await fetchTokens(address(), seller);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const detail: DealDetail = await (await fetch(address() + paths.deal(deal), { headers })).json();
  const form = new FormData();
  form.set('opportunity_id', String(detail.deal_opportunity_id));
  const { buffer } = pdf(name);
  form.set('files', new Blob([new Uint8Array(buffer)]), name);
  await postAs(address(), seller, paths.fileCollection('deal_opportunity_annual_accounts'), form);
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);
  const inputs = translationsOf('inputs', language);
  const rowOf = ({ page }: Person, name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: containing(name) }) });
  const download = (person: Person, name: string) =>
    person.page.getByRole('button', { name: t('dataRoom.download', { name }), exact: true });
  const log = (page: Page) => page.getByRole('list', { name: t('dataRoom.log.title') });

  async function downloadAll({ page }: Person): Promise<string> {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', {
          name: new RegExp(`^${t('dataRoom.downloadAll_other', { count: '#', size: '' }).split('#')[0]}`),
        })
        .click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/Turned parts for watchmakers\.zip$/);
    return (await readFile(await saved.path())).toString('latin1');
  }

  test(
    `documents are added, limited, read, replaced, downloaded and deleted, seen by both sides at once (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const race = await startRace();
      await storeAccounts(race.owner, race.deal, 'Quarterly secrets.pdf');
      const [seller, buyer, rival] = [
        await visit(browser, race.owner, language, room(race.deal)),
        await visit(browser, race.buyer, language, room(race.deal)),
        await visit(browser, race.rival, language, room(race.rivalDeal)),
      ];

      await test.step('a closed group stays in sight with what opens it, without the names of its documents', async () => {
        const opens = t('dataRoom.closed.phase', { phase: t('phase.loi') });
        await expect(buyer.page.getByText(opens)).toBeVisible();
        await expect(download(seller, 'Quarterly secrets.pdf')).toBeVisible();
        expect(await axeFindings(seller.page)).toEqual([]);
      });

      await test.step('what the seller adds is new to the buyer without a reload', async () => {
        await seller.page
          .locator('input[type=file][multiple]')
          .setInputFiles([pdf('Lease.pdf'), pdf('Patents.pdf')]);
        const row = rowOf(buyer, 'Lease.pdf');
        await expect(row.getByText(t('dataRoom.new'))).toBeVisible();
        await expect(row.getByText('2.', { exact: false }).first()).toBeVisible();
        await expect(rowOf(buyer, 'Patents.pdf')).toBeVisible();
        // Tabular figures would widen the hyphen of a name.
        await expect(row.getByText('Odile Marchand')).toHaveCSS('font-variant-numeric', 'lining-nums');
        expect(await axeFindings(buyer.page)).toEqual([]);
      });

      await test.step('of one the buyer sees the name; the seller sees the room as they do, and back', async () => {
        const set = async (name: string, access: 'listed' | 'view' | 'download') => {
          await rowOf(seller, name)
            .getByRole('button', { name: inputs('documents.rights.set', { name }) })
            .click();
          const dialog = seller.page.getByRole('dialog');
          await dialog.getByRole('radio', { name: t(`rights.access.${access}`), exact: true }).check();
          await dialog.getByRole('button', { name: t('rights.action') }).click();
          await expect(dialog).toBeHidden();
        };
        await set('Patents.pdf', 'listed');
        await expect(rowOf(buyer, 'Patents.pdf').getByText(t('dataRoom.access.listed'))).toBeVisible();
        await expect(rowOf(buyer, 'Patents.pdf').getByRole('button')).toHaveCount(0);
        const adding = seller.page.getByRole('heading', { name: t('dataRoom.add') });
        await expect(adding).toBeVisible();
        const [before = ''] = t('dataRoom.as.see', { name: '#' }).split('#');
        await seller.page.getByRole('button', { name: containing(before.trim()) }).click();
        await expect(download(seller, 'Quarterly secrets.pdf')).toHaveCount(0);
        await expect(rowOf(seller, 'Patents.pdf').getByText(t('dataRoom.access.listed'))).toBeVisible();
        await expect(adding).toHaveCount(0);
        expect(await axeFindings(seller.page)).toEqual([]);
        await seller.page.getByRole('button', { name: t('dataRoom.as.back') }).click();
        await expect(adding).toBeVisible();
        // Read in the page, without a download.
        await set('Patents.pdf', 'view');
        await expect(rowOf(buyer, 'Patents.pdf').getByText(t('dataRoom.access.view'))).toBeVisible();
        await expect(rowOf(buyer, 'Patents.pdf').getByRole('button')).toHaveCount(1);
        await rowOf(buyer, 'Patents.pdf').getByRole('button').click();
        const reading = buyer.page.getByRole('dialog');
        await expect(reading.getByText(translationsOf('preview', language)('viewOnly'))).toBeVisible();
        await expect(reading.locator('iframe')).toBeVisible();
        await buyer.page.keyboard.press('Escape');
        await set('Patents.pdf', 'download');
        await expect(log(seller.page).getByText(containing('Patents.pdf'))).toBeVisible();
      });

      await test.step('the seller sees at once that the buyer has read it, and when', async () => {
        await expect(rowOf(seller, 'Lease.pdf').getByText(t('dataRoom.unseen'))).toBeVisible();
        const [saved] = await Promise.all([
          buyer.page.waitForEvent('download'),
          download(buyer, 'Lease.pdf').click(),
        ]);
        expect(saved.suggestedFilename()).toBe('Lease.pdf');
        await expect(rowOf(seller, 'Lease.pdf').getByText(t('dataRoom.unseen'))).toHaveCount(0);
        await expect(log(seller.page).getByRole('listitem')).toHaveCount(2);
        await expect(log(seller.page)).toContainText('Lease.pdf');
        await expect(rowOf(buyer, 'Lease.pdf').getByText(t('dataRoom.new'))).toHaveCount(0);
      });

      await test.step('a new version takes its place; the buyer still reads the one before', async () => {
        const [chooser] = await Promise.all([
          seller.page.waitForEvent('filechooser'),
          rowOf(seller, 'Lease.pdf')
            .getByRole('button', { name: t('dataRoom.replace', { name: 'Lease.pdf' }) })
            .click(),
        ]);
        await chooser.setFiles(pdf('Lease signed.pdf'));
        await expectToast(seller.page, inputs('documents.replaced', { name: 'Lease signed.pdf' }));
        const row = rowOf(buyer, 'Lease signed.pdf');
        await expect(row.getByText(t('dataRoom.version', { version: 2 }))).toBeVisible();
        await expect(row.getByText(t('dataRoom.new'))).toBeVisible();
        await row.getByText(t('dataRoom.earlier_one', { count: 1 })).click();
        await Promise.all([buyer.page.waitForEvent('download'), download(buyer, 'Lease.pdf').click()]);
      });

      await test.step('the timeline leads to the document', async () => {
        await buyer.page.getByRole('tab', { name: t('tabs.timeline') }).click();
        await buyer.page.getByRole('link', { name: 'Lease signed.pdf' }).first().click();
        await expect(rowOf(buyer, 'Lease signed.pdf')).toBeFocused();
      });

      await test.step('all is downloaded as one zip, with what the phase has opened', async () => {
        const before = await downloadAll(buyer);
        for (const name of ['Lease signed.pdf', 'Patents.pdf']) expect(before).toContain(name);
        expect(before).not.toContain('Quarterly secrets');
        // Two documents by one each, an earlier version, and the two of the zip.
        await expect(log(seller.page).getByRole('listitem')).toHaveCount(5);
        await grantExclusivity(address(), {
          id: race.deal,
          title: TITLE,
          seller: race.owner,
          buyer: race.buyer,
        });
        await expect(download(buyer, 'Quarterly secrets.pdf')).toBeVisible();
        expect(await downloadAll(buyer)).toContain('Quarterly secrets.pdf');
      });

      await test.step('what is deleted is gone for the other side at once', async () => {
        const named = inputs('documents.deleteNamed', { name: 'Patents.pdf' });
        await seller.page.getByRole('button', { name: named, exact: true }).click();
        await seller.page
          .getByRole('dialog')
          .getByRole('button', { name: inputs('documents.delete.action'), exact: true })
          .click();
        await expect(rowOf(buyer, 'Patents.pdf')).toHaveCount(0);
      });

      await test.step('the rival, whom the exclusivity pauses, reads nothing; a stranger finds no deal', async () => {
        await expect(rival.page.getByText(t('dataRoom.closed.exclusivity')).first()).toBeVisible();
        const stranger = await visit(browser, await createAccount(address()), language, room(race.deal));
        await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText(t('view.notFound.title'));
        for (const person of [rival, stranger]) {
          const received = await person.responseBodies();
          expect(['Lease', 'Patents', 'Quarterly'].filter((name) => received.includes(name))).toEqual([]);
        }
      });
    },
  );
}
