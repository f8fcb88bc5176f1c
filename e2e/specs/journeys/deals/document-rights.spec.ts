import { LANGUAGES, paths, routes } from '@handover/shared/contract';
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
const NAMES = ['Lease.pdf', 'Staff.pdf', 'Patents.pdf'];

/** The answer of the index to somebody, as their page gets it. */
async function indexFor(who: Account, deal: number): Promise<string> {
  const { access } = await fetchTokens(address(), who);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  return (await fetch(address() + paths.dataRoom(deal), { headers })).text();
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);
  const inputs = translationsOf('inputs', language);
  const [before = ''] = t('dataRoom.as.see', { name: '#' }).split('#');
  const seeAs = containing(before.trim());
  const rowOf = ({ page }: Person, name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: containing(name) }) });

  test(
    `the seller sets who may read a document, sees it as the buyer does, and a rival learns nothing (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const race = await startRace();
      const [seller, buyer] = [
        await visit(browser, race.owner, language, room(race.deal)),
        await visit(browser, race.buyer, language, room(race.deal)),
      ];
      const rival = await visit(browser, race.rival, language, room(race.rivalDeal));

      const set = async (name: string, access: 'hidden' | 'listed' | 'view') => {
        await rowOf(seller, name)
          .getByRole('button', { name: inputs('documents.rights.set', { name }) })
          .click();
        const dialog = seller.page.getByRole('dialog');
        await dialog.getByRole('radio', { name: t(`rights.access.${access}`), exact: true }).check();
        await dialog.getByRole('button', { name: t('rights.action') }).click();
        await expect(dialog).toBeHidden();
      };

      await test.step('the buyer sees what is added', async () => {
        await seller.page
          .locator('input[type=file][multiple]')
          .setInputFiles(
            NAMES.map((name) => ({ name, mimeType: 'application/pdf', buffer: onePagePdf(name) })),
          );
        for (const name of NAMES) await expect(rowOf(buyer, name)).toBeVisible();
      });

      await test.step('what is hidden is gone from the open page of the buyer, and from every answer', async () => {
        await set('Staff.pdf', 'hidden');
        await expect(rowOf(seller, 'Staff.pdf').getByText(inputs('documents.rights.hidden'))).toBeVisible();
        await expect(rowOf(buyer, 'Staff.pdf')).toHaveCount(0);
        expect(await indexFor(race.buyer, race.deal)).not.toContain('Staff');
      });

      await test.step('of one the buyer sees the name, another is read in the page without a download', async () => {
        await set('Patents.pdf', 'listed');
        await expect(rowOf(buyer, 'Patents.pdf').getByText(t('dataRoom.access.listed'))).toBeVisible();
        await expect(rowOf(buyer, 'Patents.pdf').getByRole('button')).toHaveCount(0);
        await set('Lease.pdf', 'view');
        const lease = rowOf(buyer, 'Lease.pdf');
        await expect(lease.getByText(t('dataRoom.access.view'))).toBeVisible();
        await expect(lease.getByRole('button')).toHaveCount(1);
        await lease.getByRole('button').click();
        const dialog = buyer.page.getByRole('dialog');
        await expect(dialog.getByText(translationsOf('preview', language)('viewOnly'))).toBeVisible();
        await expect(dialog.locator('iframe')).toBeVisible();
        await buyer.page.keyboard.press('Escape');
      });

      await test.step('the seller sees the room as the buyer does, and back', async () => {
        const adding = seller.page.getByRole('heading', { name: t('dataRoom.add') });
        await expect(adding).toBeVisible();
        await seller.page.getByRole('button', { name: seeAs }).click();
        await expect(rowOf(seller, 'Patents.pdf').getByText(t('dataRoom.access.listed'))).toBeVisible();
        await expect(rowOf(seller, 'Staff.pdf')).toHaveCount(0);
        await expect(adding).toHaveCount(0);
        expect(await axeFindings(seller.page)).toEqual([]);
        await seller.page.getByRole('button', { name: t('dataRoom.as.back') }).click();
        await expect(rowOf(seller, 'Staff.pdf')).toBeVisible();
      });

      await test.step('a rival sees none of the documents of this deal', async () => {
        await expect(rival.page.getByRole('table')).toBeVisible();
        for (const name of NAMES) await expect(rowOf(rival, name)).toHaveCount(0);
        expect(await indexFor(race.rival, race.rivalDeal)).not.toMatch(/Lease|Staff|Patents/);
      });
    },
  );
}
