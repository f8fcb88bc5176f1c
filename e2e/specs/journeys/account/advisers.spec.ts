import { LANGUAGES, paths, routes, withQuery } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { button, entry } from '../../../actions/questions.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { rename } from '../../../product/records/adviser.ts';
import { askForAccess, offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';
import { getAs, postAs } from '../../../product/records/post-as.ts';

const OWNER = { first_name: 'Claire', last_name: 'Fontaine' };
const ADVISER = { first_name: 'Anne', last_name: 'Roux' };
const QUESTION = 'Who runs the night shift?';
const ANSWER = 'The foreman, for six years now.';

for (const language of LANGUAGES) {
  const a = translationsOf('mfe-auth', language);
  const d = translationsOf('mfe-deals', language);
  const inputs = translationsOf('inputs', language);
  const forClaire = inputs('adviser.actsFor', { name: 'Claire Fontaine' });
  const both = d('through', { adviser: 'Anne Roux', name: 'Claire Fontaine' });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test(
    `an adviser runs a sale for its owner, who ends it (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const listing = await offerConfidentially(address());
      await publish(address(), listing);
      const account = await createAccount(address());
      await rename(address(), listing.owner, OWNER);
      await rename(address(), account, ADVISER);
      const { requester } = await askForAccess(address(), listing);
      const companies = await getAs(address(), listing.owner, paths.profileCompanies);
      const [{ id: company, name: companyName }] = companies.results;
      const owner = await visit(browser, listing.owner, language, withQuery(routes.advisers, { company }));
      const adviser = await visit(browser, account, language, routes.advisers);

      await test.step('the owner invites the adviser by e-mail for a company', async () => {
        const { page } = owner;
        const email = page.getByRole('textbox', { name: containing(a('advisers.form.email')) });
        await expect(page.getByRole('combobox', { name: a('advisers.form.subject.company') })).toHaveValue(
          companyName,
        );
        await email.fill(listing.owner.email);
        await page.getByRole('radio', { name: a('advisers.rights.negotiate') }).check();
        await button(page, a('advisers.form.submit')).click();
        await expect(email).toBeFocused();
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        expect(await axeFindings(page)).toEqual([]);
        await email.fill(account.email);
        await button(page, a('advisers.form.submit')).click();
        await expectToast(page, a('advisers.form.sent', { email: account.email }));
        await expect(page.getByText(a('advisers.states.invited'), { exact: true })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      });

      await test.step('the invitation appears at the adviser without a reload, and is accepted', async () => {
        const { page } = adviser;
        const accept = button(page, a('advisers.acceptLabel', { person: 'Claire Fontaine' }));
        await expect(accept).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await accept.click();
        await expectToast(page, a('advisers.accepted', { person: 'Claire Fontaine' }));
        await expect(page.getByText(containing(companyName))).toBeVisible();
        // The owner's open page shows it, too.
        await expect(owner.page.getByText(a('advisers.states.active'), { exact: true })).toBeVisible();
      });

      const list = adviser.page.getByRole('list', { name: d('list.group.mine'), exact: true });
      await test.step('in the list of the owner, the adviser answers a request', async () => {
        const { page } = adviser;
        await page.goto(routes.deals());
        await page.getByRole('combobox', { name: inputs('adviser.whose') }).selectOption({
          label: inputs('adviser.for', { name: 'Claire Fontaine' }),
        });
        await expect(page).toHaveURL(/acting_for=\d+/);
        await page.reload();
        await list.getByRole('button', { name: containing(d('list.action.answer')) }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: d('requests.open.action', { name: 'Odile' }) }).click();
        await expect(dialog).toBeHidden();
        await page
          .getByRole('main')
          .getByRole('link', { name: 'Turned parts for watchmakers', exact: true })
          .click();
        await expect(page.getByText(forClaire)).toBeVisible();
      });
      const dealId = Number(new URL(adviser.page.url()).pathname.split('/').at(-1));

      await test.step('the adviser answers a question; both names stand at it, and in the timeline', async () => {
        await postAs(address(), requester, paths.questions, { deal_id: dealId, question: QUESTION });
        const { page } = adviser;
        await page.goto(routes.dealView(dealId, { tab: 'questions' }));
        await button(page, d('questions.actionOf.answer', { number: 1 })).click();
        await page.getByRole('textbox', { name: containing(d('questions.form.answerLabel')) }).fill(ANSWER);
        await button(page, d('questions.form.answer')).click();
        await expect(entry(page, QUESTION)).toContainText(both);
        const buyer = await visit(browser, requester, language, routes.dealView(dealId, { tab: 'timeline' }));
        await expect(buyer.page.getByText(both).first()).toBeVisible();
        expect(await axeFindings(buyer.page)).toEqual([]);
        expect(unexpected(buyer.watched.messages, 'WebSocket handshake')).toEqual([]);
      });

      await test.step('the owner ends it: the open page of the adviser shows nothing any more', async () => {
        const { page } = owner;
        await button(page, a('advisers.given.endLabel', { person: 'Anne Roux' })).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: a('advisers.given.end'), exact: true })
          .click();
        await expectToast(page, a('advisers.given.ended', { person: 'Anne Roux' }));
        await expect(heading(adviser.page)).toHaveText(d('view.notFound.title'));
        await adviser.page.goto(routes.oppView(listing.id));
        await expect(adviser.page.getByText(forClaire)).toHaveCount(0);
      });
      expect(unexpected(owner.watched.messages, '/delegations/', 'WebSocket handshake')).toEqual([]);
      expect(unexpected(adviser.watched.messages, `/deals/${dealId}`, 'WebSocket handshake')).toEqual([]);
    },
  );
}
