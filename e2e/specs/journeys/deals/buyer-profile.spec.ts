import { LANGUAGES, routes } from '@handover/shared/contract';
import type { Person } from '../../../actions/person.ts';
import { visitShown } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount, SIGNATURE } from '../../../product/records/account.ts';
import { offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';

const PAST = 'Two foundries in the Jura, one of them sold to its people.';
const QUESTION = 'Who would lead the workshop?';
const ANSWER = 'I would, as I do at home.';
const STAFF = 'staff@handover.test';

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);
  const a = translationsOf('mfe-auth', language);
  const o = translationsOf('mfe-opportunities', language);
  const inputs = translationsOf('inputs', language);

  test(
    `a buyer says once who they are, the owner asks one thing back, staff see the proof (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const listing = await offerConfidentially(address());
      await publish(address(), listing);
      const account = await createAccount(address());
      const buyer = await visitShown(browser, account, language, routes.buyerProfile);
      const seller = await visitShown(browser, listing.owner, language, routes.deals());

      await test.step('the profile is filled in, with a proof of funds', async () => {
        const { page } = buyer;
        await page.getByRole('combobox', { name: containing(a('buyer.kind')) }).click();
        await page.getByRole('option', { name: inputs('buyer.kinds.individual') }).click();
        await page.getByRole('textbox', { name: containing(a('buyer.past')) }).fill(PAST);
        await page.getByRole('textbox', { name: containing(a('buyer.budgetMax')) }).fill('900000');
        await page.locator('input[type="file"]').setInputFiles({
          name: 'bank.pdf',
          mimeType: 'application/pdf',
          buffer: onePagePdf('Funds of 900,000 euros'),
        });
        await expect(page.getByRole('complementary').getByText(PAST)).toBeVisible();
        await page.keyboard.press('Tab');
        await page.getByRole('button', { name: a('profile.submit') }).click();
        await expectToast(page, a('buyer.saved'));
        await expect(page.getByRole('button', { name: 'bank.pdf', exact: true })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
      });

      await test.step('the request is made without it', async () => {
        const { page } = buyer;
        await page.goto(routes.opportunity(listing.id));
        await page
          .getByRole('button', { name: o('access.request.action') })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        await expect(
          dialog.getByRole('checkbox', { name: containing(o('access.request.profile')) }),
        ).not.toBeChecked();
        await dialog.getByRole('checkbox', { name: containing(o('access.request.nda')) }).check();
        const signature = dialog.getByRole('textbox', { name: containing(o('access.request.signature')) });
        await signature.fill('Somebody Else');
        await dialog.getByRole('button', { name: o('access.request.send') }).click();
        await expect(signature).toBeFocused();
        await expect(signature).toHaveAttribute('aria-invalid', 'true');
        await signature.fill(SIGNATURE);
        expect(await axeFindings(page)).toEqual([]);
        await dialog.getByRole('button', { name: o('access.request.send') }).click();
        await expect(dialog).toBeHidden();
        await page.goto(routes.deals());
      });
      const move = ({ page }: Person, group: 'mine' | 'theirs') =>
        page.getByRole('list', { name: t(`list.group.${group}`), exact: true });

      await test.step('the owner asks for the profile and one thing; the move is the buyer’s at once', async () => {
        await move(seller, 'mine')
          .getByRole('button', { name: containing(t('list.action.answer')) })
          .click();
        const { page } = seller;
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('requests.ask.action') })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').fill(QUESTION);
        await dialog.getByRole('checkbox', { name: containing(t('requests.ask.profile')) }).check();
        expect(await axeFindings(page)).toEqual([]);
        await dialog.getByRole('button', { name: t('requests.ask.send'), exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(move(seller, 'theirs')).toContainText(t('requests.row.waitsForAnswer'));
        await expect(move(buyer, 'mine')).toContainText(QUESTION);
      });

      await test.step('the buyer answers and shows the profile, which the owner then reads', async () => {
        const { page } = buyer;
        await move(buyer, 'mine')
          .getByRole('button', { name: containing(t('requests.reply.action')) })
          .click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText(QUESTION);
        await dialog.getByRole('textbox').fill(ANSWER);
        await dialog.getByRole('checkbox').check();
        expect(await axeFindings(page)).toEqual([]);
        await dialog.getByRole('button', { name: t('requests.reply.send') }).click();
        await expectToast(page, t('requests.reply.sent'));
        await expect(move(seller, 'mine')).toContainText(ANSWER);
        await move(seller, 'mine')
          .getByRole('button', { name: containing(t('list.action.answer')) })
          .click();
        const read = seller.page.getByRole('dialog');
        await expect(read).toContainText(PAST);
        await expect(read.getByRole('button', { name: t('requests.ask.action') })).toBeHidden();
        expect(await axeFindings(seller.page)).toEqual([]);
        const download = seller.page.waitForEvent('download');
        await read.getByRole('button', { name: 'bank.pdf', exact: true }).click();
        expect((await download).suggestedFilename()).toBe('bank.pdf');
      });

      await test.step('the owner downloads what was signed', async () => {
        const started = seller.page.waitForEvent('download');
        const agreement = { name: containing(t('agreement.name')) };
        await seller.page.getByRole('dialog').getByRole('button', agreement).click();
        expect((await started).suggestedFilename()).toContain(t('agreement.name'));
      });

      await test.step('staff note that they saw the proof, and the owner reads the day', async () => {
        const staff = await visitShown(browser, STAFF, language, routes.people(account.email));
        await staff.page.getByRole('main').getByRole('list').getByRole('link').first().click();
        await staff.page.getByRole('button', { name: a('buyer.confirm') }).click();
        await expectToast(staff.page, a('buyer.confirmed'));
        await expect(staff.page.getByRole('button', { name: a('buyer.confirm') })).toBeHidden();
        expect(await axeFindings(staff.page)).toEqual([]);
        await seller.page.goto(routes.deals());
        await move(seller, 'mine')
          .getByRole('button', { name: containing(t('list.action.answer')) })
          .click();
        const told = inputs('buyer.fundsShown').trim();
        await expect(seller.page.getByRole('dialog').getByText(containing(told))).toBeVisible();
        expect(unexpected(staff.watched.messages, 'WebSocket handshake')).toEqual([]);
      });
      for (const { watched } of [buyer, seller])
        expect(unexpected(watched.messages, '/request_access/', 'WebSocket handshake')).toEqual([]);
    },
  );
}
