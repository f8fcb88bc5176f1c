import type { Page } from '@playwright/test';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { test, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { patient as expect } from '../../../fixtures/patient.fixture.ts';
import { type AloneServer, startAlone } from '../../../product/alone.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address } from '../../../product/own-product.ts';
import { DEMO_PASSWORD, fetchTokens } from '../../../product/records/account.ts';
import { PackageCopy } from '../../../product/releases/package-copy.ts';

/**
 * Code that breaks while a developer works on a remote alone is shown again once it is repaired, without a reload.
 */

const TAB = 'src/features/timeline/deal-timeline.tsx';
const MODAL = 'src/features/questions/deal-qa.modal.tsx';
const THROWS = "throw new Error('Broken on purpose');";
const COMPONENT = /(export function \w+\(.*\) \{\n)/;
let copy: PackageCopy;
let alone: AloneServer;
let deal: { id: number; project_title: string };

test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  const product = address();
  copy = new PackageCopy('mfe-deals');
  alone = await startAlone(copy.folder, ['--against', product]);
  const { access } = await fetchTokens(product, { email: 'buyer@handover.test', password: DEMO_PASSWORD });
  const response = await fetch(`${product}/api/deals/`, { headers: { authorization: `Bearer ${access}` } });
  [deal] = (await response.json()).results;
});
test.afterAll(async () => {
  expect(await alone?.end()).toBe(0);
  copy?.dispose();
});

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const timeline = (page: Page) => main(page).getByRole('tabpanel', { name: 'Timeline' });

/** Saves a file that throws when its component is rendered; returns a function that repairs it. */
function breakComponent(file: string) {
  copy.edit(file, (source) => source.replace(COMPONENT, `$1  ${THROWS}\n`));
  return () => copy.edit(file, (source) => source.replace(`  ${THROWS}\n`, ''));
}

async function open(page: Page, query: string) {
  await authenticate(page.context(), 'buyer@handover.test', alone.address);
  await page.goto(`${alone.address}/user-deals/view/${deal.id}?${query}`);
}

/** The timeline of a deal beneath a dialog with something typed; the window is marked. Resolves with the field. */
async function openWithTyped(page: Page) {
  await open(page, `tab=timeline&modal=deal-qa&deal=${deal.id}`);
  const typed = page.getByRole('dialog').getByRole('textbox').first();
  await typed.fill('Who owns the lease?');
  await expect(timeline(page)).toBeVisible();
  await markWindow(page);
  return typed;
}

test('a tab that throws is shown again once it is repaired, and a dialog above it keeps what was typed', {
  tag: '@long',
}, async ({ page }) => {
  const typed = await openWithTyped(page);

  const repair = breakComponent(TAB);
  await expect(title(page)).toHaveText('deal-view has failed');
  await expect(main(page).getByRole('alert')).toContainText('Broken on purpose');
  repair();
  await expect(title(page)).toHaveText(deal.project_title);
  await expect(timeline(page)).toBeVisible();

  await test.step('broken again, in another way, and repaired', async () => {
    const repairAgain = breakComponent(TAB);
    await expect(title(page)).toHaveText('deal-view has failed');
    copy.edit(TAB, (source) => source.replace('Broken on purpose', 'Still broken'));
    await expect(main(page).getByRole('alert')).toContainText('Still broken');
    copy.edit(TAB, (source) => source.replace('Still broken', 'Broken on purpose'));
    repairAgain();
    await expect(timeline(page)).toBeVisible();
  });
  await expect(typed).toHaveValue('Who owns the lease?');
  expect(await isMarked(page)).toBe(true);
});

test('while a file has an error of syntax the page stays as it is, and then shows what was saved', {
  tag: '@long',
}, async ({ page }) => {
  const typed = await openWithTyped(page);
  const { messages } = watchPage(page, alone.address);

  copy.edit(TAB, (source) => source.replace('<>', '<>\n<b>Repaired<b>'));
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await expect(overlay).toBeVisible();
  await expect(timeline(page)).toBeVisible();
  copy.edit(TAB, (source) => source.replace('Repaired<b>', 'Repaired</b>'));
  await expect(overlay).toHaveCount(0);
  await expect(timeline(page)).toContainText('Repaired');
  copy.edit(TAB, (source) => source.replace('\n<b>Repaired</b>', ''));
  await expect(timeline(page)).not.toContainText('Repaired');

  await expect(typed).toHaveValue('Who owns the lease?');
  expect(await isMarked(page)).toBe(true);
  // The error of the build is the only one.
  expect(messages.filter((message) => !message.includes('[webpack-dev-server]'))).toEqual([]);
});

test('a module that throws while it is replaced leaves the page as it is, and is shown once it is repaired', {
  tag: '@long',
}, async ({ page }) => {
  const typed = await openWithTyped(page);
  const { messages } = watchPage(page, alone.address);

  for (const repaired of ['Repaired', 'Repaired again']) {
    copy.edit(TAB, (source) => `${source}\n${THROWS}\n`);
    await expect
      .poll(() => messages.filter((message) => message.includes('Broken on purpose')))
      .not.toEqual([]);
    await expect(timeline(page)).toBeVisible();
    copy.edit(TAB, (source) => source.replace(`\n${THROWS}\n`, '').replace('<>', `<>\n<b>${repaired}</b>`));
    await expect(timeline(page)).toContainText(repaired);
    copy.edit(TAB, (source) => source.replace(`\n<b>${repaired}</b>`, ''));
    await expect(timeline(page)).not.toContainText(repaired);
    messages.length = 0;
  }
  await expect(typed).toHaveValue('Who owns the lease?');
  expect(await isMarked(page)).toBe(true);
});

test('what is opened while it is broken is shown once it is repaired: a page, its module, a dialog', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('a page that throws', async () => {
    const repair = breakComponent(TAB);
    await open(page, 'tab=timeline');
    await expect(title(page)).toHaveText('deal-view has failed');
    await markWindow(page);
    repair();
    await expect(timeline(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  await test.step('a module that throws', async () => {
    await page.goto(`${alone.address}/`);
    copy.edit(TAB, (source) => `${source}\n${THROWS}\n`);
    await open(page, 'tab=timeline');
    await expect(title(page)).toHaveText('deal-view has failed');
    await markWindow(page);
    copy.edit(TAB, (source) => source.replace(`\n${THROWS}\n`, ''));
    await expect(timeline(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  await test.step('a dialog that throws', async () => {
    const repair = breakComponent(MODAL);
    await open(page, `modal=deal-qa&deal=${deal.id}`);
    const failed = page.getByRole('dialog', { name: 'deal-qa has failed' });
    await expect(failed).toBeVisible();
    await markWindow(page);
    repair();
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});
