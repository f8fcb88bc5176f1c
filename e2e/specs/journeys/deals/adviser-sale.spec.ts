import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { choose } from '../../../actions/person.ts';
import { button, entry } from '../../../actions/questions.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createNamed, delegateCompany, foundFirm } from '../../../product/records/adviser.ts';
import { askForAccess, publish } from '../../../product/records/confidential-listing.ts';
import { createCompany } from '../../../product/records/listing.ts';
import { dayFromNow, sendLetter } from '../../../product/records/open-deal.ts';
import { getAs, postAs } from '../../../product/records/post-as.ts';

const OWNER = 'Claire Fontaine';
const FIRM = 'Roux & Associés';
const COMPANY = 'Tournerie Brévenne';
const TITLE = 'Turned parts for watchmakers';
const QUESTION = 'Who runs the night shift?';
const ANSWER = 'The foreman, for six years now.';

for (const language of LANGUAGES) {
  const c = translationsOf('mfe-companies', language);
  const d = translationsOf('mfe-deals', language);
  const o = translationsOf('mfe-opportunities', language);
  const inputs = translationsOf('inputs', language);
  const forOwner = inputs('adviser.actsFor', { name: OWNER });
  const acting = (page: Page) => expect(page.getByText(forOwner)).toBeVisible();

  test(
    `an adviser and a colleague sell a company for its owner, from its registration to the dossier (${language})`,
    tagByLanguage('en', language),
    async ({ browser }) => {
      const owner = await createNamed(address(), 'Claire', 'Fontaine');
      const adviser = await createNamed(address(), 'Anne', 'Roux');
      const colleague = await createNamed(address(), 'Marc', 'Petit');
      await foundFirm(address(), adviser, colleague, FIRM);
      const company = await createCompany(address(), owner, COMPANY);
      const right = await delegateCompany(address(), owner, adviser, company, 'negotiate');
      const anne = await visit(browser, adviser, language, routes.companyView(company));
      const marc = await visit(browser, colleague, language, routes.home);
      let listing = 0;
      let deal = 0;

      await test.step('the adviser completes the company of the owner', async () => {
        const { page } = anne;
        await acting(page);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('link', { name: c('view.edit'), exact: true }).click();
        await acting(page);
        await page
          .getByRole('textbox', { name: containing(c('form.city')) })
          .first()
          .fill('Voiron');
        await button(page, c('form.save')).click();
        const year = { date: `${new Date().getFullYear() - 1}-01-01`, currency: 1 };
        const revenues = [{ ...year, revenue: 4_800_000, number_of_employees: 34 }];
        await postAs(address(), adviser, paths.companyRevenues(company), { revenues });
        await expect(page).toHaveURL(routes.companyView(company));
        expect((await getAs(address(), owner, paths.profileCompany(company))).city).toBe('Voiron');
      });

      await test.step('and offers it for them', async () => {
        const { page } = anne;
        await page
          .getByRole('link', { name: c('view.offer'), exact: true })
          .first()
          .click();
        await acting(page);
        await expect(page.getByRole('combobox', { name: o('form.company_id'), exact: true })).toHaveValue(
          COMPANY,
        );
        expect(await axeFindings(page)).toEqual([]);
        const field = (name: string) =>
          page.getByRole('textbox', { name: containing(o(`form.${name}`)) }).first();
        await field('project_title').fill(TITLE);
        await choose(page, o('form.country'), 'France');
        await field('activity').fill('Turns small parts of steel and brass for watchmakers.');
        await field('unique_selling_proposition').fill('Two generations of know-how and a full order book.');
        await field('asking_price').fill('3900000');
        await button(page, o('form.submit')).click();
        await expect(page).toHaveURL(/\/user-opps\/view\/\d+/);
        await expectToast(page, o('form.created'));
        await acting(page);
        listing = Number(new URL(page.url()).pathname.split('/').at(-1));
        const mine = await getAs(address(), owner, paths.mySellOpportunities);
        expect(mine.results.map(({ id }: { id: number }) => id)).toEqual([listing]);
        expect((await getAs(address(), adviser, paths.mySellOpportunities)).count).toBe(0);
      });

      await publish(address(), { id: listing, owner });
      const { requester } = await askForAccess(address(), { id: listing, owner });

      await test.step('the colleague lets a buyer in', async () => {
        const { page } = marc;
        await page.goto(routes.deals(undefined, { acting_for: right }));
        await page
          .getByRole('list', { name: d('list.group.mine'), exact: true })
          .getByRole('button', { name: containing(d('list.action.answer')) })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: d('requests.open.action', { name: 'Odile' }) }).click();
        await expect(dialog).toBeHidden();
        await page.getByRole('main').getByRole('link', { name: TITLE, exact: true }).click();
        await acting(page);
        deal = Number(new URL(page.url()).pathname.split('/').at(-1));
      });

      await test.step('and answers a question: the buyer reads who, of which firm, and for whom', async () => {
        await postAs(address(), requester, paths.questions, { deal_id: deal, question: QUESTION });
        const { page } = marc;
        await page.goto(routes.dealView(deal, { tab: 'questions' }));
        await button(page, d('questions.actionOf.answer', { number: 1 })).click();
        await page.getByRole('textbox', { name: containing(d('questions.form.answerLabel')) }).fill(ANSWER);
        await button(page, d('questions.form.answer')).click();
        const through = d('through', { adviser: `Marc Petit, ${FIRM}`, name: OWNER });
        await expect(entry(page, QUESTION)).toContainText(through);
        const buyer = await visit(browser, requester, language, routes.dealView(deal, { tab: 'questions' }));
        await expect(entry(buyer.page, QUESTION)).toContainText(through);
        await buyer.context.close();
      });

      await test.step('the owner alone accepts the letter, the adviser leads the deal to its closing', async () => {
        const accept = await sendLetter(address(), {
          id: deal,
          title: TITLE,
          seller: owner,
          buyer: requester,
        });
        const { page } = anne;
        await page.goto(routes.dealView(deal));
        await expect(button(page, d('action.decline_loi')).first()).toBeVisible();
        await expect(button(page, d('action.accept_loi'))).toHaveCount(0);
        await accept(dayFromNow(60));
        for (const phase of ['spa', 'closing'])
          await postAs(address(), adviser, paths.setPhase(deal), { phase });
        await expect(
          page.getByRole('list', { name: d('phase.label') }).locator('[aria-current=step]'),
        ).toContainText(d('phase.closing'));
        await expect(button(page, d('action.complete'))).toHaveCount(0);
      });

      await test.step('after the sale the adviser reads the dossier', async () => {
        await postAs(address(), owner, paths.completeDeal(deal), {});
        await postAs(address(), requester, paths.answerCompletion(deal), { confirmed: true });
        const { page } = anne;
        await acting(page);
        const started = page.waitForEvent('download');
        await button(page, d('dossier.download')).click();
        expect((await started).suggestedFilename()).toMatch(/^Dossier .*\.zip$/);
        expect(await axeFindings(anne.page)).toEqual([]);
      });

      await test.step('who leaves the firm sees nothing of it any more', async () => {
        await postAs(address(), colleague, paths.leaveFirm, {});
        await marc.page.goto(routes.dealView(deal));
        await expect(marc.page.getByRole('heading', { level: 1 })).toHaveText(d('view.notFound.title'));
      });
      expect(unexpected(anne.watched.messages, 'WebSocket handshake')).toEqual([]);
      expect(unexpected(marc.watched.messages, `/deals/${deal}`, 'WebSocket handshake')).toEqual([]);
    },
  );
}
