import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import type { Person } from '../../../actions/person.ts';
import { button } from '../../../actions/questions.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';
import { grantExclusivity } from '../../../product/records/open-deal.ts';
import { postAs } from '../../../product/records/post-as.ts';
import { startRace } from '../../../product/records/start-race.ts';

const DRAFT = { name: 'SPA v1.pdf', mimeType: 'application/pdf', buffer: onePagePdf('draft') };
const SIGNED = { name: 'SPA signed.pdf', mimeType: 'application/pdf', buffer: onePagePdf('signed') };
const CONDITION = 'The landlord agrees to the new owner of the lease';

/** A race whose buyer negotiates the SPA; the deal of the rival waits. */
async function startNegotiation() {
  const race = await startRace();
  await grantExclusivity(address(), { id: race.deal, title: '', seller: race.owner, buyer: race.buyer });
  await postAs(address(), race.buyer, paths.setPhase(race.deal), { phase: 'spa' });
  return race;
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);

  test(
    `both sides agree on a draft, sign it and work off the closing list; a rival sees none of it (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const race = await startNegotiation();
      const closing = (deal: number) => routes.dealView(deal, { tab: 'closing' });
      const seller = await visit(browser, race.owner, language, closing(race.deal));
      const buyer = await visit(browser, race.buyer, language, closing(race.deal));
      const rival = await visit(browser, race.rival, language, closing(race.rivalDeal));
      const confirmed = ({ page }: Person, action: string) =>
        page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
      const state = ({ page }: Person, key: string) =>
        page.getByText(t(`closing.version.state.${key}`), { exact: true });
      const lineOf = ({ page }: Person) => page.getByRole('button', { name: containing(CONDITION) });

      await test.step('the seller puts a draft there, and the buyer reads it at once', async () => {
        const { page } = seller;
        await expect(buyer.page.getByText(t('closing.agreements.empty'))).toBeVisible();
        await button(page, t('closing.agreements.open')).click();
        await page.locator('input[type=file]').setInputFiles(DRAFT);
        await button(page, t('closing.agreements.add')).click();
        await expect(state(buyer, 'draft')).toBeVisible();
        await expect(buyer.page.getByRole('tabpanel')).toContainText(DRAFT.name);
        expect(await axeFindings(page)).toEqual([]);
      });

      await test.step('it is agreed once both have marked it', async () => {
        await button(buyer.page, t('closing.ask.mark.action')).click();
        await confirmed(buyer, t('closing.ask.mark.action'));
        await expect(state(buyer, 'markedByMe')).toBeVisible();
        await expect(state(seller, 'markedByOther')).toBeVisible();
        await button(seller.page, t('closing.ask.mark.action')).click();
        await confirmed(seller, t('closing.ask.mark.action'));
        for (const person of [seller, buyer]) await expect(state(person, 'agreed')).toBeVisible();
      });

      await test.step('one side attaches the signed copy, the other confirms it', async () => {
        await button(buyer.page, t('closing.signed.open')).click();
        await buyer.page.locator('input[type=file]').setInputFiles(SIGNED);
        await button(buyer.page, t('closing.signed.action')).click();
        await button(seller.page, t('closing.ask.confirm.action')).click();
        await confirmed(seller, t('closing.ask.confirm.action'));
        for (const person of [seller, buyer]) await expect(state(person, 'confirmed')).toBeVisible();
        expect(await axeFindings(buyer.page)).toEqual([]);
      });

      await test.step('a line of the list is done by who owes it, and confirmed by the other', async () => {
        await buyer.page.getByRole('textbox', { name: containing(t('closing.list.what')) }).fill(CONDITION);
        await buyer.page.keyboard.press('Enter');
        await lineOf(seller).click();
        await button(seller.page, t('closing.move.done')).click();
        await expect(lineOf(buyer)).toContainText(t('closing.state.done'));
        await lineOf(buyer).click();
        await button(buyer.page, t('closing.move.confirmed')).click();
        await expect(lineOf(seller)).toContainText(t('closing.state.confirmed'));
      });

      await test.step('the rival sees none of it', async () => {
        await expect(rival.page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(lineOf(rival)).toHaveCount(0);
        expect(await rival.responseBodies()).not.toMatch(/SPA v1|SPA signed|landlord/);
      });
    },
  );
}
