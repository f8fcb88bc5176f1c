import { LANGUAGES, paths, routes, withQuery } from '@handover/shared/contract';
import type { Person } from '../../../actions/person.ts';
import { button } from '../../../actions/questions.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createNamed, delegateCompany } from '../../../product/records/adviser.ts';
import { dayFromNow, sendLetter } from '../../../product/records/open-deal.ts';
import { getAs, postAs } from '../../../product/records/post-as.ts';
import { samplePdf } from '../../../product/records/sample-documents.ts';
import { startRace } from '../../../product/records/start-race.ts';

const OPEN = 'Lease.pdf';
const HIDDEN = 'Claim.pdf';
const REQUEST = 'The lease of the workshop, with its annexes';

/** A race in due diligence: a seller with an adviser, the buyer, and a rival whose deal waits meanwhile. */
async function startDueDiligence() {
  const race = await startRace();
  const { owner: seller, buyer, deal: id } = race;
  const [company] = (await getAs(address(), seller, paths.profileCompanies)).results;
  const adviser = await createNamed(address(), 'Anne', 'Roux');
  await delegateCompany(address(), seller, adviser, company.id, 'negotiate');
  const accept = await sendLetter(address(), { id, title: '', seller, buyer });
  await accept(dayFromNow(60));
  const { deal_opportunity_id } = await getAs(address(), seller, paths.deal(id));
  const texts = { [OPEN]: 'Rent of the workshop: 4,200 a month', [HIDDEN]: 'Claim of a former landlord' };
  for (const [name, text] of Object.entries(texts)) {
    const form = new FormData();
    form.set('opportunity_id', String(deal_opportunity_id));
    form.append('files', new Blob([new Uint8Array(await samplePdf([text]))]), name);
    const { files } = await postAs(
      address(),
      seller,
      paths.fileCollection('deal_opportunity_documents'),
      form,
    );
    if (name !== HIDDEN) continue;
    const rights = { file_ids: [files[0].id], access: 'hidden', opens_on: null, opens_early: false };
    await postAs(address(), seller, paths.setDocumentRights(id), rights);
  }
  const search = withQuery(paths.searchDataRoom(id), { search: 'landlord' });
  await expect.poll(async () => (await getAs(address(), seller, search)).count).toBe(1);
  return { ...race, adviser };
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);

  test(
    `documents, watermark and the due-diligence list, by seller, adviser and buyer; a rival sees none (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const race = await startDueDiligence();
      const tab = (name: string, deal = race.deal) => routes.dealView(deal, { tab: name });
      const seller = await visit(browser, race.owner, language, tab('data-room'));
      const adviser = await visit(browser, race.adviser, language, tab('data-room'));
      const buyer = await visit(browser, race.buyer, language, tab('data-room'));
      const rival = await visit(browser, race.rival, language, tab('data-room', race.rivalDeal));

      await test.step('a word of a hidden document is found by the seller’s side alone', async () => {
        for (const { person, count } of [
          { person: seller, count: 1 },
          { person: adviser, count: 1 },
          { person: buyer, count: 0 },
        ]) {
          const field = person.page.getByRole('searchbox', { name: t('texts.search') });
          await field.fill('landlord');
          const found = t(`texts.count_${count === 0 ? 'zero' : 'one'}`, { count, text: 'landlord' });
          await expect(person.page.getByText(found)).toBeVisible();
          if (count === 0) expect(await person.responseBodies()).not.toContain(HIDDEN);
          await field.fill('');
        }
        expect(await axeFindings(adviser.page)).toEqual([]);
      });

      await test.step('with a watermark, the buyer is told so at once', async () => {
        await button(seller.page, t('watermark.button')).click();
        const dialog = seller.page.getByRole('dialog');
        await dialog.getByRole('checkbox', { name: t('watermark.choice') }).check();
        await button(seller.page, t('watermark.action')).click();
        await expect(buyer.page.getByText(t('watermark.told.buyer'))).toBeVisible();
        await expect(button(adviser.page, t('watermark.buttonOn'))).toBeVisible();
        await expect(rival.page.getByText(t('watermark.told.buyer'))).toHaveCount(0);
      });

      const lineOf = ({ page }: Person) => page.getByRole('button', { name: containing(REQUEST) });

      await test.step('the buyer writes a list, and nobody sees it until it is sent', async () => {
        const { page } = buyer;
        await seller.page.goto(tab('diligence'));
        await expect(seller.page.getByText(t('diligence.emptyFor.seller'))).toBeVisible();
        await page.goto(tab('diligence'));
        await page
          .getByRole('textbox', { name: containing(t('diligence.add.sectionName')) })
          .fill('Property');
        await page.getByRole('textbox', { name: containing(t('diligence.add.request')) }).fill(REQUEST);
        await page.keyboard.press('Enter');
        await expect(lineOf(buyer)).toBeVisible();
        await expect(lineOf(seller)).toHaveCount(0);
        await button(page, t('diligence.send.action')).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('diligence.send.action') })
          .click();
        await expect(lineOf(seller)).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      });

      await test.step('the adviser answers it with a document, and the buyer accepts it', async () => {
        await adviser.page.goto(tab('diligence'));
        await lineOf(adviser).click();
        await button(adviser.page, t('diligence.link.open')).click();
        await adviser.page.getByRole('checkbox', { name: containing(OPEN) }).check();
        await button(adviser.page, t('diligence.link.action_one', { count: 1 })).click();
        await button(adviser.page, t('diligence.move.provided')).click();
        await expect(lineOf(buyer)).toContainText(t('diligence.state.provided'));
        await lineOf(buyer).click();
        await expect(buyer.page.getByRole('tabpanel')).toContainText(OPEN);
        await button(buyer.page, t('diligence.move.accepted')).click();
        await expect(lineOf(seller)).toContainText(t('diligence.state.accepted'));
      });

      await test.step('the rival sees none of it', async () => {
        await rival.page.goto(tab('diligence', race.rivalDeal));
        await expect(rival.page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(lineOf(rival)).toHaveCount(0);
        expect(await rival.responseBodies()).not.toMatch(/Lease\.pdf|Claim\.pdf|annexes/);
      });
    },
  );
}
