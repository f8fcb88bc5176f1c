import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import type { Person } from '../../../actions/person.ts';
import { visitShown } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { containing, translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import {
  acceptRequest,
  askForAccess,
  offerConfidentially,
  publish,
  SECRETS,
} from '../../../product/records/confidential-listing.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';
import { asForm, postAs } from '../../../product/records/post-as.ts';

const TITLE = 'Turned parts for watchmakers';
const REASON = 'Better neighbours than you have asked';

/** A published listing, and two who ask for access to it. */
async function startListing() {
  const listing = await offerConfidentially(address());
  await publish(address(), listing);
  const [first, second] = [await askForAccess(address(), listing), await askForAccess(address(), listing)];
  return { listing, owner: listing.owner, first, second };
}

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);
  const o = translationsOf('mfe-opportunities', language);
  const common = translationsOf('common', language);
  const open = (name: string) => t('requests.open.action', { name });
  const named = (page: Page, name: string) => page.getByRole('button', { name: containing(name) });
  const answer = (page: Page) => named(page, t('list.action.answer'));
  /** Rows of the list of deals: requests received are one's own move, those sent the other side's. */
  const rows = ({ page }: Person, group: 'mine' | 'theirs') =>
    page.getByRole('list', { name: t(`list.group.${group}`), exact: true }).getByRole('listitem');

  test(
    `requests are answered and withdrawn, and the other side sees it without a reload (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const { listing, owner, first, second } = await startListing();
      const [seller, asker, rival, stranger] = [
        await visitShown(browser, owner, language, routes.deals()),
        await visitShown(browser, first.requester, language, routes.opportunity(listing.id)),
        await visitShown(browser, second.requester, language, routes.deals()),
        await visitShown(browser, await createAccount(address()), language, routes.opportunity(listing.id)),
      ];

      await test.step('accepting asks first; "Not yet" opens nothing', async () => {
        await expect(rows(seller, 'mine')).toHaveCount(2);
        await answer(seller.page).first().click();
        const dialog = seller.page.getByRole('dialog');
        await expect(dialog).toContainText(TITLE);
        await expect(dialog.getByText(t('requests.open.later'))).toBeVisible();
        expect(await axeFindings(seller.page)).toEqual([]);
        await expect(dialog.getByRole('button', { name: t('requests.open.notYet') })).toBeFocused();
        await seller.page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(rows(seller, 'mine')).toHaveCount(2);
      });

      await test.step('a decline tells its reason, on the opportunity and in the list, without a reload', async () => {
        await expect(asker.page.getByRole('button', { name: o('access.withdraw.action') })).toBeVisible();
        // The first one that asked is first, since its time ends first.
        await answer(seller.page).first().click();
        const dialog = seller.page.getByRole('dialog');
        await dialog.getByRole('button', { name: t('requests.decline') }).click();
        await dialog.getByRole('textbox').fill(REASON);
        await dialog.getByRole('button', { name: t('requests.confirmDecline') }).click();
        await expect(rows(seller, 'mine')).toHaveCount(1);
        await expect(asker.page.getByText(containing(REASON)).first()).toBeVisible();
        await expect(asker.page.getByRole('button', { name: o('access.withdraw.action') })).toBeHidden();
        await asker.page.goto(routes.deals('requester', { request: first.requestId }));
        await expect(asker.page.getByText(containing(REASON)).first()).toBeVisible();
        await expect(asker.page.getByText(t('requests.status.declined')).first()).toBeVisible();
        expect(await axeFindings(asker.page)).toEqual([]);
      });

      await test.step('who withdraws disappears from the list of the owner without a reload', async () => {
        await rival.page.getByRole('button', { name: t('requests.withdraw') }).click();
        await rival.page
          .getByRole('dialog')
          .getByRole('button', { name: t('requests.withdraw') })
          .click();
        await expectToast(rival.page, t('requests.withdrawn'));
        await expect(rows(seller, 'mine')).toHaveCount(0);
      });

      await test.step('a new request appears, is accepted, and its deal opens on the other side without a reload', async () => {
        await postAs(address(), second.requester, paths.requestAccess(listing.id), { nda_accepted: true });
        await expect(rows(seller, 'mine')).toHaveCount(1);
        await expect(rows(rival, 'theirs')).toHaveCount(1);
        await answer(seller.page).click();
        await seller.page
          .getByRole('dialog')
          .getByRole('button', { name: open('Odile') })
          .click();
        await expect(rows(rival, 'theirs')).toHaveCount(0);
        for (const person of [seller, rival]) {
          const link = person.page.locator('main').getByRole('link', { name: TITLE, exact: true });
          await expect(link).toHaveCount(1);
          await expect(link).toHaveAttribute('href', /user-deals\/view/);
        }
      });

      await test.step('both sides keep the history', async () => {
        await rival.page.goto(routes.deals());
        expect(await axeFindings(rival.page)).toEqual([]);
        await seller.page.goto(routes.deals(undefined, { view: 'requests' }));
        const history = seller.page.getByRole('list', { name: t('requests.title.owner') });
        for (const status of ['accepted', 'declined', 'withdrawn'])
          await expect(
            history.getByRole('listitem').filter({ hasText: t(`requests.status.${status}`) }),
          ).toHaveCount(1);
      });

      await test.step('a stranger and the declined one have learnt nothing of the others', async () => {
        await stranger.page.goto(routes.deals());
        await stranger.page.goto(routes.opportunity(listing.id));
        const seen = await stranger.responseBodies();
        for (const text of [...SECRETS, REASON]) expect(seen).not.toContain(text);
        await asker.page.goto(routes.opportunity(listing.id));
        for (const text of SECRETS) expect(await asker.responseBodies()).not.toContain(text);
        expect(await rival.responseBodies()).not.toContain(REASON);
      });

      for (const { watched } of [seller, asker, rival, stranger]) expect(watched.messages).toEqual([]);
    },
  );

  test(`no row moves under a pointer that is about to click (${language})`, { tag: '@long' }, async ({
    browser,
  }) => {
    const { owner, first } = await startListing();
    const seller = await visitShown(browser, owner, language, routes.deals());
    await expect(rows(seller, 'mine')).toHaveCount(2);
    const button = answer(seller.page).last();
    await button.hover();
    const place = await button.boundingBox();
    await postAs(address(), first.requester, paths.accessRequest(first.requestId, 'withdraw'), {});
    // It says so, and waits until the pointer has left.
    await expect(seller.page.getByText(t('list.behind'))).toBeVisible();
    await expect(rows(seller, 'mine')).toHaveCount(2);
    expect(await button.boundingBox()).toEqual(place);
    await seller.page.getByRole('heading', { level: 1 }).hover();
    await expect(rows(seller, 'mine')).toHaveCount(1);
    await expect(seller.page.getByText(t('list.behind'))).toBeHidden();
    expect(seller.watched.messages).toEqual([]);
  });

  test(
    `while an exclusivity runs nothing is accepted, and the owner reads why (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const { listing, owner, first, second } = await startListing();
      const seller = await visitShown(
        browser,
        owner,
        language,
        routes.deals('owner', { request: second.requestId }),
      );
      // The dialog is open already when the exclusivity begins.
      await named(seller.page, t('requests.accept')).click();
      const dialog = seller.page.getByRole('dialog');
      await expect(dialog.getByText(t('requests.open.later'))).toBeVisible();
      const { deal_id } = await acceptRequest(address(), listing, first.requestId);
      const letter = asForm({ deal_id: String(deal_id) });
      letter.set('file', new Blob([new Uint8Array(onePagePdf())]), 'loi.pdf');
      const { id } = await postAs(address(), first.requester, paths.loiDocuments, letter);
      await postAs(address(), owner, paths.acceptLoi(id), {});
      await dialog.getByRole('button', { name: open('Odile') }).click();
      await expect(seller.page.getByText(t('closed.request.exclusivity'))).toBeVisible();
      await seller.page
        .getByRole('dialog')
        .getByRole('button', { name: common('action.close') })
        .last()
        .click();
      await expect(named(seller.page, t('requests.accept'))).toBeDisabled();
      await expect(seller.page.getByText(t('requests.exclusivity'))).toBeVisible();
      const rival = await visitShown(browser, second.requester, language, routes.deals());
      await expect(rows(rival, 'theirs')).toHaveCount(1);
      for (const text of SECRETS) expect(await rival.responseBodies()).not.toContain(text);
      expect(unexpected(seller.watched.messages, 'status of 409')).toEqual([]);
    },
  );
}
