import { paths, routes } from '@handover/shared/contract';
import { button, entry } from '../../../actions/questions.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import type { Account } from '../../../product/records/account.ts';
import { postAs } from '../../../product/records/post-as.ts';
import { startRace } from '../../../product/records/start-race.ts';

const t = translationsOf('mfe-deals', 'en');
const common = translationsOf('common', 'en');
const ask = (who: Account, deal: number, question: string) =>
  postAs(address(), who, paths.questions, { deal_id: deal, question });

test('what the other side does meanwhile is told before anything is sent, and what was typed stays', async ({
  browser,
}) => {
  const deals = await startRace();
  const tab = routes.dealView(deals.deal, { tab: 'questions' });
  await ask(deals.buyer, deals.deal, 'How many lathes?');
  await ask(deals.buyer, deals.deal, 'How many presses?');
  const [buyer, seller] = [
    await visit(browser, deals.buyer, 'en', tab),
    await visit(browser, deals.owner, 'en', tab),
  ];
  const answer = seller.page.getByRole('textbox', { name: t('questions.form.answerLabel') });
  const question = buyer.page.locator('li form').getByRole('textbox', { name: t('questions.ask') });

  await test.step('the buyer changes the question while the seller answers', async () => {
    await button(seller.page, t('questions.actionOf.answer', { number: 1 })).click();
    await answer.fill('Seven');
    await button(buyer.page, t('questions.actionOf.edit', { number: 1 })).click();
    await question.fill('How many milling machines?');
    await button(buyer.page, t('questions.form.edit')).click();
    await expect(seller.page.getByText(t('questions.meanwhile.changed'))).toBeVisible();
    await button(seller.page, t('questions.form.answer')).click();
    await expect(seller.page.getByRole('alert').filter({ hasText: 'milling' })).toBeFocused();
    await expect(answer).toHaveValue('Seven');
    await button(seller.page, t('questions.meanwhile.goOn')).click();
    await button(seller.page, t('questions.form.answer')).click();
    await expect(entry(buyer.page, 'milling machines').getByText('Seven')).toBeVisible();
  });

  await test.step('the seller answers while the buyer changes the question', async () => {
    await button(buyer.page, t('questions.actionOf.edit', { number: 2 })).click();
    await question.fill('How many presses of which age?');
    await button(seller.page, t('questions.actionOf.answer', { number: 2 })).click();
    await answer.fill('Two');
    await button(seller.page, t('questions.form.answer')).click();
    await expect(buyer.page.getByText(t('questions.meanwhile.answered'))).toBeVisible();
    await expect(question).toHaveValue('How many presses of which age?');
    await button(buyer.page, common('action.cancel')).click();
    await expect(question).toHaveCount(0);
  });

  await test.step('the buyer deletes the question while the seller answers', async () => {
    await ask(deals.buyer, deals.deal, 'How many drills?');
    await button(seller.page, t('questions.actionOf.answer', { number: 3 })).click();
    await answer.fill('Forty');
    await entry(buyer.page, 'How many drills?')
      .getByRole('button', { name: t('questions.delete.action') })
      .click();
    await buyer.page
      .getByRole('dialog')
      .getByRole('button', { name: t('questions.delete.action') })
      .click();
    await expectToast(buyer.page, t('questions.delete.done'));
    await expect(seller.page.getByText(t('questions.meanwhile.gone'))).toBeVisible();
    await expect(answer).toHaveValue('Forty');
    expect(await axeFindings(seller.page)).toEqual([]);
  });
  for (const { watched } of [buyer, seller])
    expect(unexpected(watched.messages, 'status of 404')).toEqual([]);
});
