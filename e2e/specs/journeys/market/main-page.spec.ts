import type { Page } from '@playwright/test';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { withoutRendering } from '../../../fixtures/without-rendering.fixture.ts';
import { address } from '../../../product/own-product.ts';

const REMOTE = /\/r\/mfe-opportunities\//;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) =>
  main(page).getByRole('list', { name: 'Businesses for sale' }).getByRole('article');
const all = (page: Page) => main(page).getByRole('link', { name: 'See all opportunities' });
const instead = (page: Page) => main(page).getByRole('link', { name: 'A buyer for mine' });

/** Holds back every file of the remote until it is released. */
async function holdRemote(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(REMOTE, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

for (const width of [360, 1280])
  test(`the newest opportunities come into the room that is kept for them (${width})`, async ({
    page,
    watched,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutRendering(page);
    const release = await holdRemote(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(main(page).getByRole('status')).toHaveText(/\S/);
    await expect(main(page).getByRole('link', { name: 'Industry', exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const below = page.getByRole('heading', { name: 'By sector' });
    const before = await below.boundingBox();
    release();
    await expect(cards(page).first()).toBeVisible();
    await expect(main(page).getByRole('status')).toHaveCount(0);
    expect(await below.boundingBox()).toEqual(before);
    expect(await cards(page).filter({ visible: true }).count()).toBe(width === 360 ? 2 : 6);
    expect(watched.messages).toEqual([]);
  });

test('on a phone the page is under 4,500 px long, in French too', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withLanguage(context, 'fr', address());
  await page.goto('/');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
});

test('while the remote does not answer, the page is there, and its links work', async ({ page, watched }) => {
  await withoutRendering(page);
  await holdRemote(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(main(page).getByRole('status')).toHaveText(/\S/);
  await expect(all(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How a deal runs' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Frequent questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible();
  expect(watched.messages).toEqual([]);
});

const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'the remote is down': (page) => page.route(REMOTE, (route) => route.abort('connectionrefused')),
  'the remote is older, without the widget': (page) =>
    withoutRendering(page, (html) => html.replace('"latest-opportunities",', '')),
};

for (const [name, inject] of Object.entries(FAULTS))
  test(`where ${name}, the main page has links to the lists, and no error`, async ({ page, watched }) => {
    await inject(page);
    await page.goto('/');
    await expect(instead(page)).toHaveAttribute('href', '/opportunities/buy-opportunities');
    await expect(cards(page)).toHaveCount(0);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Industry', exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await all(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Businesses for sale' })).toBeVisible();
    // Other visitors of this address may have used up its limit of reports.
    expect(unexpected(watched.messages, '/r/mfe-opportunities/', '/reports/')).toEqual([]);
  });

test('the footer leads to the licences of what the product is made of', async ({ page, watched: _ }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Third-party licences' }).click();
  await expect(page).toHaveURL('/third-party-licences.txt');
  const body = page.locator('body');
  for (const name of ['react', 'axios', 'yup', '@fontsource-variable/inter'])
    await expect(body).toContainText(new RegExp(`\\n${name} \\d[\\d.]* \\((MIT|OFL-1.1)\\)\\n`));
  await expect(body).not.toContainText('(unknown)');
});
