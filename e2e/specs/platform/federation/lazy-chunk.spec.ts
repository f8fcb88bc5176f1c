import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { isHydrated } from '../../../fixtures/hydrated.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address as ownAddress } from '../../../product/own-product.ts';
import { offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';

const TITLE = 'Turned parts, tried three times';
const t = translationsOf('mfe-opportunities', 'en');

test('the chunk of a part inside of a page is tried three times, each by a new URL, without a click', async ({
  page,
  context,
}) => {
  const address = ownAddress();
  const listing = await offerConfidentially(address, { project_title: TITLE });
  await publish(address, listing);
  await authenticate(context, listing.owner);
  const tried: string[] = [];
  await page.route(/\/r\/mfe-opportunities\/[^?]+\.js/, async (route) => {
    const response = await route.fetch();
    const isPart = (await response.text()).includes('privateData.print');
    if (!isPart) return route.fulfill({ response });
    const { search } = new URL(route.request().url());
    tried.push(search);
    return search === '?again=2' ? route.fulfill({ response }) : route.abort();
  });
  await page.goto('/opportunities/sell-opportunities');
  await markWindow(page);
  const link = page.getByRole('link', { name: TITLE }).first();
  // Before, it loads the next page as a link without scripts does.
  await expect.poll(() => isHydrated(link)).toBe(true);
  await link.click();

  await expect(page.getByRole('button', { name: t('privateData.print') })).toBeVisible();
  expect(tried).toEqual(['', '?again=1', '?again=2']);
  expect(await isMarked(page)).toBe(true);
});
