import { LANGUAGES, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../../fixtures/tag-by-language.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { withoutRendering } from '../../../fixtures/without-rendering.fixture.ts';
import { address } from '../../../product/own-product.ts';
import {
  askForAccess,
  type ConfidentialListing,
  offerConfidentially,
  publish,
  STAFF,
} from '../../../product/records/confidential-listing.ts';
import { postAs } from '../../../product/records/post-as.ts';

const LISTS = /\/api\/opportunities\/my_list_/;

for (const language of LANGUAGES) {
  const t = translationsOf('mfe-opportunities', language);
  const message = translationsOf('messages', language);
  const failed = (page: Page) =>
    page.getByRole('alert').filter({ has: page.getByRole('heading', { name: message('loadFailed') }) });
  const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => withLanguage(context, language));

    test(
      'the owner answers what waits first, and finds the others by type and state',
      tagByLanguage('en', language),
      async ({ page, context, watched }) => {
        const asked = await offerConfidentially(address());
        const { owner } = asked;
        const offer = (title: string) => offerConfidentially(address(), { project_title: title }, owner);
        await publish(address(), asked);
        await askForAccess(address(), asked);
        const refused: ConfidentialListing = await offer('A workshop that staff refuse');
        const reason = 'Say what the business does.';
        await postAs(address(), STAFF, `/api/opportunities/${refused.id}/moderate/`, {
          validated: false,
          reason,
        });
        await offer('A workshop under review');
        await authenticate(context, owner);
        await page.goto(routes.opps());
        const waiting = page.getByRole('list', { name: t('myOpportunities.group.waiting') });
        for (const title of ['Turned parts for watchmakers', 'A workshop that staff refuse'])
          await expect(waiting.getByText(title)).toBeVisible();
        await expect(waiting.getByText('A workshop under review')).toHaveCount(0);
        await expect(
          waiting.getByRole('link', { name: t('ownerStep.answer_one', { count: 1 }) }),
        ).toBeVisible();
        await expect(row(page, 'A workshop that staff refuse')).toContainText(reason);
        await expect(
          page
            .getByRole('list', { name: t('myOpportunities.group.others') })
            .getByText('A workshop under review'),
        ).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);

        const state = page.getByRole('combobox', { name: t('myOpportunities.state') });
        await state.selectOption(t('state.review'));
        await expect(page).toHaveURL(/state=review/);
        await expect(row(page, 'A workshop that staff refuse')).toHaveCount(0);
        await page.reload();
        await expect(row(page, 'A workshop under review').first()).toBeVisible();
        await page.getByRole('link', { name: t('myOpportunities.type.buy') }).click();
        await expect(page.getByRole('heading', { name: t('myOpportunities.emptyState') })).toBeVisible();
        await state.selectOption('');
        await expect(page.getByRole('heading', { name: t('myOpportunities.empty.buy.title') })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);

        await page.goto(routes.opps());
        await row(page, 'A workshop that staff refuse')
          .getByRole('link', { name: t('ownerStep.correct') })
          .first()
          .click();
        await expect(page).toHaveURL(routes.oppEdit(refused.id));
        expect(unexpected(watched.messages)).toEqual([]);
      },
    );

    test(
      'a list that fails says so in plain words, and comes by Retry or by itself',
      tagByLanguage('fr', language),
      async ({ page, context, watched }) => {
        const { owner } = await offerConfidentially(address());
        await authenticate(context, owner);
        await withoutRendering(page);
        await page.route(LISTS, (route) => route.abort('internetdisconnected'));
        await page.goto(routes.opps());
        await expect(failed(page)).toContainText(message('failure.network'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('myOpportunities.title'));
        expect(await axeFindings(page)).toEqual([]);
        await page.unroute(LISTS);
        const retry = page.getByRole('button', { name: message('loadAgain') });
        await expect(async () => {
          // The list may come by itself meanwhile.
          if ((await retry.count()) > 0) await retry.click({ timeout: 1000 });
          await expect(row(page, 'Turned parts for watchmakers').first()).toBeVisible({ timeout: 1000 });
        }).toPass();
        await expect(failed(page)).toHaveCount(0);
        expect(unexpected(watched.messages, 'net::ERR_')).toEqual([]);
      },
    );
  });
}
