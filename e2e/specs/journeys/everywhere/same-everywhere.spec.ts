import type { Locator, Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';

const SELLER = 'seller@handover.test';
const WORK_PAGES = [
  '/opportunities/sell-opportunities',
  '/user-opps',
  '/user-deals',
  '/notifications',
  '/user-companies',
];

/** A box that has stopped moving: fonts and lists are loaded. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

test('the head of a work page is low: a title of 28 to 32 px, its actions beside it, the content close below', async ({
  page,
  context,
}) => {
  await authenticate(context, SELLER);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of WORK_PAGES) {
    await page.goto(path);
    await settled(page);
    const title = page.getByRole('heading', { level: 1 });
    const size = Number.parseFloat(await title.evaluate((element) => getComputedStyle(element).fontSize));
    expect(size, path).toBeGreaterThanOrEqual(28);
    expect(size, path).toBeLessThanOrEqual(32);
    const content = title.locator('xpath=../following-sibling::*').first();
    expect((await boxOf(content)).y, path).toBeLessThanOrEqual(175);
  }
  // It is at the last one.
  const [title, action] = [
    await boxOf(page.getByRole('heading', { level: 1 })),
    await boxOf(page.getByRole('main').getByRole('link', { name: 'Register a company' })),
  ];
  expect(Math.abs(action.y + action.height / 2 - (title.y + title.height / 2))).toBeLessThan(
    title.height / 2,
  );
});

test('an opportunity has the same face in the list, in its detail, among the own ones, in a deal and in its form', async ({
  page,
  context,
}) => {
  await authenticate(context, SELLER);
  const title = 'Managed IT provider, 80% recurring';
  const linesOf = (row: Locator) => row.locator('svg[viewBox="0 0 400 160"] path').nth(1).getAttribute('d');

  // Found by its words: other specs of this product may have offered many newer ones.
  await page.goto('/opportunities/sell-opportunities?search=Managed%20IT');
  const face = await linesOf(page.getByRole('article').filter({ hasText: title }));
  expect(face).toBeTruthy();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await linesOf(page.getByRole('main'))).toBe(face);

  await page.goto('/user-deals');
  expect(await linesOf(page.getByRole('listitem').filter({ hasText: title }).first())).toBe(face);

  await page.goto('/user-opps');
  expect(await linesOf(page.getByRole('listitem').filter({ hasText: title }).first())).toBe(face);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Choose a picture…' }).click();
  expect(await linesOf(page.getByRole('dialog'))).toBe(face);
});
