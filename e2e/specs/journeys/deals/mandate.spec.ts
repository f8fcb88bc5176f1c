import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import { visitShown } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { SIGNATURE } from '../../../product/records/account.ts';
import { ownerOfCompany, publishMandate } from '../../../product/records/mandate.ts';
import { postAs } from '../../../product/records/post-as.ts';

const COMPANY = 'Boulangerie du Vieux Moulin';
const NAME = SIGNATURE.split(' ')[0] ?? '';

const room = (deal: number) => `${routes.dealView(deal)}?tab=data-room`;

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);
  const o = translationsOf('mfe-opportunities', language);

  test(
    `the seller brings company and data room to a mandate, with the introduction (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const mandate = await publishMandate(address(), `A bakery is looked for (${language})`);
      const owner = await ownerOfCompany(address(), COMPANY);
      const seller = await visitShown(browser, owner, language, routes.opportunity(mandate.id));
      const buyer = await visitShown(browser, mandate.buyer, language, routes.deals());

      await test.step('a company is chosen with the introduction', async () => {
        await seller.page.getByRole('button', { name: o('access.request.action_buy') }).click();
        const dialog = seller.page.getByRole('dialog');
        await dialog.getByRole('checkbox', { name: containing(o('access.request.nda')) }).check();
        await dialog
          .getByRole('textbox', { name: containing(o('access.request.signature')) })
          .fill(SIGNATURE);
        await dialog.getByRole('combobox', { name: containing(o('access.request.company')) }).click();
        await seller.page.getByRole('option', { name: COMPANY }).click();
        expect(await axeFindings(seller.page)).toEqual([]);
        await dialog.getByRole('button', { name: o('access.request.send_buy') }).click();
        await expectToast(seller.page, o('access.request.sent_buy'));
      });

      await test.step('the buyer learns that there is one, not which, and accepts', async () => {
        await buyer.page.getByRole('button', { name: containing(t('list.action.answer')) }).click();
        const dialog = buyer.page.getByRole('dialog');
        await expect(dialog).toContainText(t('requests.open.company'));
        await expect(dialog).not.toContainText(COMPANY);
        await dialog.getByRole('button', { name: t('requests.open.action_buy') }).click();
        await expect(dialog).toBeHidden();
      });

      await test.step('the buyer reads the company, its room opens by phase; the seller fills it', async () => {
        await buyer.page
          .getByRole('link', { name: `A bakery is looked for (${language})`, exact: true })
          .click();
        await expect(buyer.page.getByText(COMPANY).first()).toBeVisible();
        await buyer.page.getByRole('tab', { name: containing(t('tabs.data-room')) }).click();
        await expect(buyer.page.getByText('Lease.pdf').first()).toBeVisible();
        await expect(buyer.page.getByText('Accounts.pdf')).toHaveCount(0);
        await expect(buyer.page.getByText(t('dataRoom.add'))).toHaveCount(0);
        await seller.page.goto(room(Number(buyer.page.url().match(/view\/(\d+)/)?.[1])));
        await expect(seller.page.getByText('Accounts.pdf').first()).toBeVisible();
        await expect(seller.page.getByText(t('dataRoom.add')).first()).toBeVisible();
      });
    },
  );

  test(`a company is attached later, and the buyer sees it without a reload (${language})`, {
    tag: '@long',
  }, async ({ browser }) => {
    const mandate = await publishMandate(address(), `A bakery is sought (${language})`);
    const owner = await ownerOfCompany(address(), COMPANY);
    const { id } = await postAs(address(), owner, paths.requestAccess(mandate.id), { nda_accepted: true });
    const accept = paths.accessRequest(id, 'accept');
    const deal = Number((await postAs(address(), mandate.buyer, accept, {})).deal_id);
    const buyer = await visitShown(browser, mandate.buyer, language, room(deal));
    const seller = await visitShown(browser, owner, language, room(deal));
    for (const { page } of [buyer, seller])
      await expect(page.getByRole('heading', { name: t('dataRoom.noCompany.title') })).toBeVisible();
    await expect(buyer.page.getByRole('button', { name: t('action.attach_company') })).toHaveCount(0);

    await seller.page
      .getByRole('button', { name: t('action.attach_company') })
      .first()
      .click();
    const dialog = seller.page.getByRole('dialog');
    await expect(dialog).toContainText(NAME);
    expect(await axeFindings(seller.page)).toEqual([]);
    await dialog.getByRole('button', { name: t('actionDialog.attach_company.action') }).click();
    await expectToast(seller.page, t('success.attach_company'));
    for (const { page } of [buyer, seller]) await expect(page.getByText('Lease.pdf').first()).toBeVisible();
    await expect(buyer.page.getByText('Accounts.pdf')).toHaveCount(0);
  });
}
