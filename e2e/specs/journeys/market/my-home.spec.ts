import { LANGUAGES, routes } from '@handover/shared/contract';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import {
  askForAccess,
  offerConfidentially,
  publish,
  STAFF,
} from '../../../product/records/confidential-listing.ts';
import { postAs } from '../../../product/records/post-as.ts';

for (const language of LANGUAGES) {
  const home = translationsOf('home', language);
  const deals = translationsOf('mfe-deals', language);
  const market = translationsOf('mfe-opportunities', language);

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => withLanguage(context, language));

    test(
      'the main page of an owner begins with what waits, and shows nothing of theirs as new',
      tagByLanguage('en', language),
      async ({ page, context, watched }) => {
        const asked = await offerConfidentially(address());
        const { owner } = asked;
        await publish(address(), asked);
        await askForAccess(address(), asked);
        const refused = await offerConfidentially(
          address(),
          { project_title: 'A workshop that staff refuse' },
          owner,
        );
        await postAs(address(), STAFF, `/api/opportunities/${refused.id}/moderate/`, {
          validated: false,
          reason: 'Say what the business does.',
        });
        await authenticate(context, owner);
        await page.goto(routes.home);
        const moves = page.getByRole('list', { name: deals('list.group.mine') });
        await expect(moves.getByRole('link', { name: 'Turned parts for watchmakers' })).toBeVisible();
        const mine = page.getByRole('list', { name: market('home.mine.title') });
        await expect(mine.getByText('Say what the business does.')).toBeVisible();
        const news = page.getByRole('list', { name: market('home.news.title') });
        await expect(news.getByRole('link', { name: 'Turned parts for watchmakers' })).toHaveCount(0);
        expect(await axeFindings(page)).toEqual([]);
        await moves.getByRole('button').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'a person of one minute is invited to offer a business, or to say what they look for',
      tagByLanguage('fr', language),
      async ({ page, context, watched }) => {
        await authenticate(context, await createAccount(address()));
        await page.goto(routes.home);
        await expect(page.getByText(market('home.start.sell.text'))).toBeVisible();
        await expect(page.getByRole('heading', { name: deals('list.group.mine') })).toHaveCount(0);
        await page.getByRole('link', { name: market('myOpportunities.create.buy') }).click();
        await expect(page).toHaveURL(routes.oppEdit('create', { type: 'buy' }));
        expect(watched.messages).toEqual([]);
      },
    );

    test(
      'while deals are missing, the rest of the main page is there',
      tagByLanguage('en', language),
      async ({ page, context, watched }) => {
        await authenticate(context, await createAccount(address()));
        await page.route(/\/r\/mfe-deals\//, (route) => route.abort('connectionrefused'));
        await page.goto(routes.opportunities());
        await page.getByRole('banner').locator(`a[href="${routes.home}"]`).click();
        await expect(page.getByText(home('failed.deals'))).toBeVisible();
        await expect(page.getByText(market('home.start.sell.text'))).toBeVisible();
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        expect(unexpected(watched.messages, '/r/mfe-deals/', '/reports/')).toEqual([]);
      },
    );
  });
}
