import { LANGUAGES, paths, type QuestionPage, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { button, entry } from '../../../actions/questions.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { cutTexts } from '../../../fixtures/cut-texts.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { type Account, createAccount, fetchTokens } from '../../../product/records/account.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';
import { sampleXlsx } from '../../../product/records/sample-documents.ts';
import { startRace } from '../../../product/records/start-race.ts';

/** The texts that only the two parties may receive: subject, question, answers, names of attachments. */
const SECRETS = [
  'Bail Oriflamme',
  'quarry',
  'Nine years',
  'Twelve years',
  'lease-of-ours',
  'lease-of-theirs',
];

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: onePagePdf(),
});

/** Its owner is told that a row of it is hidden. */
const workbook = {
  name: 'staff-of-ours.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: sampleXlsx(
    {
      Staff: [
        ['Shift', 1],
        ['Pay', 2],
      ],
    },
    { row: 2 },
  ),
};

async function readAs(who: Account, path: string) {
  const { access } = await fetchTokens(address(), who);
  return fetch(address() + path, { headers: { authorization: `Bearer ${access}`, connection: 'close' } });
}
const attach = (page: Page, inside: string, ...files: ReturnType<typeof pdf>[]) =>
  page.locator(`${inside} input[type=file]`).setInputFiles(files);

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);
  const inputs = translationsOf('inputs', language);
  const number = (of: number) => t('questions.number', { number: of });

  test(
    `a question is asked, answered and corrected with attachments, each seen live (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const deals = await startRace();
      const tab = routes.dealView(deals.deal, { tab: 'questions' });
      const [buyer, seller, rival] = [
        await visit(browser, deals.buyer, language, tab),
        await visit(browser, deals.owner, language, tab),
        await visit(browser, deals.rival, language, routes.dealView(deals.rivalDeal, { tab: 'questions' })),
      ];

      await test.step('the buyer asks, and the seller sees it without a reload', async () => {
        await expect(seller.page.getByText(t('questions.empty'))).toBeVisible();
        await buyer.page.getByRole('textbox', { name: t('questions.subject') }).fill('Bail Oriflamme');
        await buyer.page.getByRole('textbox', { name: t('questions.ask') }).fill('What about the quarry?');
        await attach(buyer.page, 'form', pdf('lease-of-ours.pdf'), workbook);
        await button(buyer.page, t('questions.send')).click();
        await expectToast(buyer.page, t('questions.asked'));
        const own = entry(buyer.page, 'Bail Oriflamme');
        const [file, warning] = await Promise.all([
          own
            .getByRole('button', { name: containing(workbook.name) })
            .first()
            .boundingBox(),
          own.getByText(inputs('documents.hidden.rows_one', { count: 1 })).boundingBox(),
        ]);
        expect(warning?.y).toBeGreaterThanOrEqual((file?.y ?? 0) + (file?.height ?? 0));
        expect(await cutTexts(buyer.page)).toEqual([]);
        const asked = entry(seller.page, 'Bail Oriflamme');
        await expect(asked.getByText('What about the quarry?')).toBeVisible();
        await expect(asked.getByText(t('questions.unanswered'))).toBeVisible();
        await expect(seller.page.getByRole('tab', { name: containing(t('tabs.questions')) })).toContainText(
          '1',
        );
        const [download] = await Promise.all([
          seller.page.waitForEvent('download'),
          asked
            .getByRole('button', { name: containing('lease-of-ours.pdf') })
            .first()
            .click(),
        ]);
        expect(download.suggestedFilename()).toBe('lease-of-ours.pdf');
        expect(await axeFindings(seller.page)).toEqual([]);
      });

      await test.step('the seller answers with an attachment; the buyer sees it, and can no longer change the question', async () => {
        await expect(button(buyer.page, t('questions.actionOf.edit', { number: 1 }))).toBeVisible();
        await button(seller.page, t('questions.actionOf.answer', { number: 1 })).click();
        const field = seller.page.getByRole('textbox', { name: t('questions.form.answerLabel') });
        await expect(field).toBeFocused();
        await field.fill('Nine years');
        // What the other side does meanwhile is told before anything is sent, and what was typed stays.
        await button(buyer.page, t('questions.actionOf.edit', { number: 1 })).click();
        const question = buyer.page.locator('li form').getByRole('textbox', { name: t('questions.ask') });
        await question.fill('Until when does the quarry have its lease?');
        await button(buyer.page, t('questions.form.edit')).click();
        await expect(seller.page.getByText(t('questions.meanwhile.changed'))).toBeVisible();
        await button(seller.page, t('questions.form.answer')).click();
        await expect(seller.page.getByRole('alert').filter({ hasText: 'Until when' })).toBeFocused();
        await expect(field).toHaveValue('Nine years');
        await button(seller.page, t('questions.meanwhile.goOn')).click();
        await attach(seller.page, 'li form', pdf('lease-of-theirs.pdf'));
        expect(await axeFindings(seller.page)).toEqual([]);
        await button(seller.page, t('questions.form.answer')).click();
        const answered = entry(buyer.page, 'Nine years');
        // The attachment can be downloaded, and read in the page.
        await expect(answered.getByRole('button', { name: containing('lease-of-theirs.pdf') })).toHaveCount(
          2,
        );
        await expect(button(buyer.page, t('questions.actionOf.edit', { number: 1 }))).toHaveCount(0);
      });

      await test.step('a correction is told, and what the answer said before is read by both', async () => {
        await button(seller.page, t('questions.actionOf.correct', { number: 1 })).click();
        await seller.page
          .getByRole('textbox', { name: t('questions.form.answerLabel') })
          .fill('Twelve years');
        await button(seller.page, t('questions.form.correct')).click();
        await expectToast(seller.page, t('questions.sent.correct'));
        for (const { page } of [buyer, seller]) {
          const corrected = entry(page, 'Twelve years');
          await corrected.getByText(t('questions.earlier_one')).click();
          await expect(corrected.getByText('Nine years')).toBeVisible();
        }
        const { results } = (await (await readAs(deals.buyer, paths.notifications)).json()).results;
        expect(results[0]).toMatchObject({ type: 'answer_corrected' });
        await buyer.page.goto(results[0].link);
        await expect(entry(buyer.page, number(1))).toBeFocused();
        expect(await axeFindings(buyer.page)).toEqual([]);
      });

      await test.step('it is found by a word without accents, and exported with names', async () => {
        await button(buyer.page, t('questions.goToForm')).click();
        await expect(buyer.page.getByRole('textbox', { name: t('questions.ask') })).toBeFocused();
        await buyer.page.getByRole('searchbox').fill('oriflàmme');
        await expect(buyer.page).toHaveURL(/search=/);
        await expect(entry(buyer.page, 'Bail Oriflamme')).toBeVisible();
        const [download] = await Promise.all([
          buyer.page.waitForEvent('download'),
          button(buyer.page, t('questions.export')).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(/Turned parts for watchmakers\.xlsx$/);
      });

      await test.step('the rival and a stranger have learnt nothing of it', async () => {
        const stranger = await createAccount(address());
        const { results }: QuestionPage = await (
          await readAs(deals.buyer, paths.dealQuestions(deals.deal))
        ).json();
        const [question] = results;
        const urls = [
          paths.dealQuestions(deals.deal),
          paths.downloadQuestions(deals.deal),
          paths.question(Number(question?.id)),
          ...[...(question?.files ?? []), ...(question?.answer_files ?? [])].map(({ url }) => url),
        ];
        expect(urls).toHaveLength(6);
        for (const who of [deals.rival, stranger])
          for (const url of urls) expect((await readAs(who, url)).status, url).toBe(404);
        await rival.page.goto(routes.notifications);
        await rival.page.goto(routes.dealView(deals.rivalDeal, { tab: 'timeline' }));
        const received = await rival.responseBodies();
        expect(SECRETS.filter((each) => received.includes(each))).toEqual([]);
      });
      for (const { watched } of [buyer, seller, rival]) expect(watched.messages).toEqual([]);
    },
  );
}

const t = translationsOf('mfe-deals', 'en');

test('of 33 questions the open ones are on top, and one of the last page has its address', async ({
  browser,
}) => {
  const deals = await startRace();
  const { access } = await fetchTokens(address(), deals.buyer);
  const headers = {
    authorization: `Bearer ${access}`,
    connection: 'close',
    'content-type': 'application/json',
  };
  const ids: number[] = [];
  for (let index = 1; index <= 33; index += 1) {
    const body = JSON.stringify({ deal_id: deals.deal, question: `What about item ${index}?` });
    const response = await fetch(address() + paths.questions, { method: 'POST', headers, body });
    ids.push((await response.json()).id);
  }
  const tab = routes.dealView(deals.deal, { tab: 'questions', question: Number(ids[0]) });
  const { page, watched } = await visit(browser, deals.owner, 'en', tab);
  await expect(entry(page, 'What about item 1?')).toBeFocused();
  const items = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(items).toHaveCount(31);
  await expect(items.nth(1)).toContainText('What about item 33?');
  await button(page, t('questions.more')).click();
  await expect(items).toHaveCount(33);
  await page.getByRole('searchbox').fill('item 23');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('What about item 23?');
  expect(watched.messages).toEqual([]);
});
