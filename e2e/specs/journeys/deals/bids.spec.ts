import { LANGUAGES, paths, routes } from '@handover/shared/contract';
import type { Person } from '../../../actions/person.ts';
import { visit } from '../../../actions/visit.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { expectToast } from '../../../fixtures/toasts.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { passBidDate } from '../../../product/records/pass-bid-date.ts';
import { getAs } from '../../../product/records/post-as.ts';
import { startRace } from '../../../product/records/start-race.ts';

/** What only the author of a sealed letter may receive before the bid date is over. */
const SECRETS = ['3712345', 'Oriflamme'];

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-deals', language);
  const press = ({ page }: Person, name: string) =>
    page.getByRole('button', { name: t(name), exact: true }).click();
  const confirm = ({ page }: Person, name: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t(name), exact: true })
      .click();
  const field = ({ page }: Person, name: string) => page.getByRole('textbox', { name: t(name), exact: true });

  async function write(person: Person, price: string) {
    await person.page.getByRole('link', { name: t('action.submit_loi'), exact: true }).click();
    await field(person, 'loi.terms.price').fill(price);
    await field(person, 'loi.terms.financing').fill('A loan of bank Oriflamme');
    await press(person, 'loi.submit.action');
    await expectToast(person.page, t('success.submit_loi'));
  }

  test(
    `letters of two buyers stay sealed until the bid date, and open after it (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const race = await startRace();
      const seller = await visit(browser, race.listing.owner, language, routes.offers(race.listing.id));
      await press(seller, 'bids.action.set');
      await seller.page.getByRole('checkbox', { name: t('bids.form.sealed') }).check();
      expect(await axeFindings(seller.page)).toEqual([]);
      await confirm(seller, 'bids.form.action');
      await expect(seller.page.getByRole('button', { name: t('bids.action.move') })).toBeVisible();

      const buyer = await visit(browser, race.buyer, language, routes.dealView(race.deal, { tab: 'loi' }));
      const rival = await visit(
        browser,
        race.rival,
        language,
        routes.dealView(race.rivalDeal, { tab: 'loi' }),
      );
      await expect(buyer.page.getByText(t('clock.bids'))).toBeVisible();
      await write(buyer, '3712345');
      await expect(buyer.page.getByText(t('bids.own'))).toBeVisible();
      await write(rival, '3712345');

      await test.step('the owner sees that they came and from whom, and no answer has what they say', async () => {
        await seller.page.reload();
        await expect(
          seller.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Odile Marchand' }),
        ).toHaveCount(2);
        expect(await axeFindings(seller.page)).toEqual([]);
        await seller.page.goto(routes.dealView(race.deal, { tab: 'loi' }));
        await expect(seller.page.getByText(t('bids.sealed'), { exact: true })).toBeVisible();
        await expect(seller.page.getByRole('button', { name: t('action.accept_loi') })).toHaveCount(0);
        await seller.page.goto(routes.dealView(race.deal, { tab: 'timeline' }));
        await expect(seller.page.getByText(t('timeline.event.loi_submitted')).first()).toBeVisible();
        const received = await seller.responseBodies();
        expect(SECRETS.filter((each) => received.includes(each))).toEqual([]);
      });

      await test.step('a buyer withdraws the own letter, and learns nothing of the other', async () => {
        await press(buyer, 'action.withdraw_loi');
        await confirm(buyer, 'action.withdraw_loi');
        await expectToast(buyer.page, t('success.withdraw_loi'));
        const received = await buyer.responseBodies();
        expect(received).not.toContain(race.rival.email);
      });

      await passBidDate(race.listing.id);
      await test.step('after it the owner reads the letter that is left, and can accept it', async () => {
        await seller.page.goto(routes.offers(race.listing.id));
        await expect(
          seller.page
            .getByRole('main')
            .getByText(/3.?712.?345/)
            .first(),
        ).toBeVisible();
        expect(await axeFindings(seller.page)).toEqual([]);
        await seller.page.goto(routes.dealView(race.rivalDeal, { tab: 'loi' }));
        await expect(seller.page.getByText('A loan of bank Oriflamme')).toBeVisible();
        await expect(seller.page.getByText(t('bids.sealed'), { exact: true })).toHaveCount(0);
        await expect(seller.page.getByRole('button', { name: t('action.accept_loi') }).first()).toBeVisible();
      });
      await test.step('each buyer has the own letter, the withdrawn one under seal, and learns nothing of the other', async () => {
        for (const [who, other] of [
          [buyer, race.rival],
          [rival, race.buyer],
        ] as const) {
          await who.page.reload();
          await expect(who.page.getByText('A loan of bank Oriflamme').first()).toBeVisible();
          await expect(who.page.getByText(t('bids.own'))).toHaveCount(0);
          await expect(who.page.getByText(t('bids.stays'))).toHaveCount(who === buyer ? 1 : 0);
          expect(await who.responseBodies()).not.toContain(other.email);
        }
      });
      for (const { watched } of [seller, buyer, rival]) expect(unexpected(watched.messages)).toEqual([]);
    },
  );

  test(
    `a counter-proposal is taken over into a new version (${language})`,
    tagByLanguage(LANGUAGES[0], language),
    async ({ browser }) => {
      const race = await startRace();
      const place = routes.dealView(race.deal, { tab: 'loi' });
      const buyer = await visit(browser, race.buyer, language, place);
      await write(buyer, '3712345');
      const seller = await visit(browser, race.listing.owner, language, place);
      await press(seller, 'action.counter_loi');
      const price = seller.page.getByRole('dialog').getByRole('textbox', { name: t('loi.terms.price') });
      await expect(price).toHaveValue(/3.?712.?345/);
      await price.fill('3850000');
      await field(seller, 'counter.message').fill('The price of our last talk');
      expect(await axeFindings(seller.page)).toEqual([]);
      await confirm(seller, 'counter.action');
      await expect(seller.page.getByText(t('counter.status.open')).first()).toBeVisible();

      // Without a reload the buyer reads it, as the seller’s.
      await expect(buyer.page.getByText('The price of our last talk')).toBeVisible();
      await buyer.page.getByRole('link', { name: t('action.take_over_counter'), exact: true }).click();
      await expect(buyer.page.getByText(t('counter.prefilled'))).toBeVisible();
      await expect(field(buyer, 'loi.terms.price')).toHaveValue(/3.?850.?000/);
      await expect(field(buyer, 'loi.terms.financing')).toHaveValue('A loan of bank Oriflamme');
      await press(buyer, 'loi.update.action');
      await expectToast(buyer.page, t('success.update_loi'));
      await expect(seller.page.getByText(t('counter.status.taken_over')).first()).toBeVisible();
      await expect(
        seller.page.getByRole('heading', { name: t('loi.name', { number: 1, version: 2 }) }),
      ).toBeVisible();

      await test.step('the rival has learnt nothing of it', async () => {
        const read = [paths.deal(race.rivalDeal), paths.deals, paths.notifications];
        const answers = await Promise.all(read.map((path) => getAs(address(), race.rival, path)));
        const received = JSON.stringify(answers);
        expect(
          ['3712345', '3850000', 'last talk', paths.counterLoi('')].filter((each) => received.includes(each)),
        ).toEqual([]);
      });
      for (const { watched } of [seller, buyer]) expect(unexpected(watched.messages)).toEqual([]);
    },
  );
}
