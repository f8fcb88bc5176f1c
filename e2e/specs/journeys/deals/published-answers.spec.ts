import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import { button, entry } from '../../../actions/questions.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createNamed, delegateCompany, rename } from '../../../product/records/adviser.ts';
import { getAs, postAs } from '../../../product/records/post-as.ts';
import { startRace } from '../../../product/records/start-race.ts';

const QUESTION = 'Who runs the night shift, asks Quint Holding?';
const NEUTRAL = 'Who runs the night shift?';
const ANSWER = 'The foreman, for six years now.';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);

  test(
    `a question is put to an adviser, answered, and published to the other buyer without who asked (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const race = await startRace();
      await rename(address(), race.buyer, { first_name: 'Ada', last_name: 'Quint' });
      const [company] = (await getAs(address(), race.owner, paths.profileCompanies)).results;
      const anne = await createNamed(address(), 'Anne', 'Roux');
      await delegateCompany(address(), race.owner, anne, company.id, 'negotiate');
      await postAs(address(), race.buyer, paths.questions, { deal_id: race.deal, question: QUESTION });
      const questions = (deal: number) => routes.dealView(deal, { tab: 'questions' });
      const seller = await visit(browser, race.owner, language, questions(race.deal));
      const adviser = await visit(browser, anne, language, questions(race.deal));
      const rival = await visit(browser, race.rival, language, questions(race.rivalDeal));
      const published = rival.page.getByRole('tabpanel').getByText(NEUTRAL, { exact: true });

      await test.step('the seller puts it to the adviser, who answers it', async () => {
        const choice = seller.page.getByRole('combobox', {
          name: t('questions.assign.labelOf', { number: 1 }),
        });
        await choice.selectOption({ label: 'Anne Roux' });
        await expect(choice.locator('option:checked')).toHaveText('Anne Roux');
        const { page } = adviser;
        await button(page, t('questions.actionOf.answer', { number: 1 })).click();
        await page.getByRole('textbox', { name: t('questions.form.answerLabel') }).fill(ANSWER);
        await button(page, t('questions.form.answer')).click();
        await expect(entry(seller.page, QUESTION)).toContainText(ANSWER);
      });

      await test.step('and publishes it in words that do not tell who asked', async () => {
        const { page } = seller;
        await button(page, t('questions.actionOf.publish', { number: 1 })).click();
        await page.getByRole('textbox', { name: t('questions.publish.question') }).fill(NEUTRAL);
        expect(await axeFindings(page)).toEqual([]);
        await button(page, t('questions.publish.send')).click();
        await expect(published).toBeVisible();
        await expect(rival.page.getByText(ANSWER)).toBeVisible();
        expect(await axeFindings(rival.page)).toEqual([]);
        expect(await rival.responseBodies()).not.toMatch(/Quint|Anne|Roux/);
      });

      await test.step('what is withdrawn is gone', async () => {
        await seller.page.getByText(t('questions.published.of')).click();
        await button(seller.page, t('questions.publish.withdraw')).click();
        await seller.page
          .getByRole('dialog')
          .getByRole('button', { name: t('questions.publish.withdraw') })
          .click();
        await expect(published).toHaveCount(0);
      });
    },
  );
}
