import { paths, routes } from '@handover/shared/contract';
import type { Locator, Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address as ownAddress } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { createCompany } from '../../../product/records/listing.ts';
import { openDeal } from '../../../product/records/open-deal.ts';
import { postAs } from '../../../product/records/post-as.ts';

const address = ownAddress();
const WIDTH = 360;

test.use({ viewport: { width: WIDTH, height: 780 }, isMobile: true, hasTouch: true });

/**
 * A browser on a phone zooms out of a page while something is wider than its window, and everything is laid out anew. Notes each frame in
 * which it is.
 */
const watchWidth = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<number>();
    Object.assign(window, { seen });
    const look = () => {
      seen.add(window.innerWidth);
      requestAnimationFrame(look);
    };
    look();
  });
const widths = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen]);

/** Whether nothing covers the label of a field. */
const isLabelSeen = (field: Locator) =>
  field.evaluate((input) => {
    const label = (input as HTMLInputElement).labels?.[0];
    const { left, top, height } = label?.getBoundingClientRect() ?? new DOMRect();
    return label?.contains(document.elementFromPoint(left + 4, top + height / 2)) ?? false;
  });

test('lists of the filters open below their field, and a choice is tapped', async ({
  page,
  context,
  watched,
}) => {
  const t = translationsOf('mfe-opportunities', 'fr');
  await withLanguage(context, 'fr');
  await page.goto(address + routes.opportunities('sell'));
  await page.getByRole('button', { name: t('filters.title') }).tap();
  const sheet = page.getByRole('dialog');
  await watchWidth(page);
  for (const name of ['filters.countries', 'filters.sectors', 'filters.tags']) {
    const field = sheet.getByRole('combobox', { name: t(name) });
    await field.tap();
    const options = page.getByRole('listbox', { name: t(name) }).getByRole('option');
    const [box, list] = [await field.boundingBox(), await options.first().boundingBox()];
    expect(list?.x).toBeLessThan(WIDTH / 4);
    expect(Math.abs((list?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(400);
    await options.first().tap();
    await page.keyboard.press('Escape');
  }
  await sheet.getByRole('button', { name: t('filters.show', { shown: '' }).trim() }).tap();
  await expect(sheet).toHaveCount(0);
  expect(await widths(page)).toEqual([WIDTH]);
  expect(unexpected(watched.messages)).toEqual([]);
});

test('of figures that have no room beside each other the newest are seen first', async ({
  page,
  context,
}) => {
  await withLanguage(context, 'fr');
  const owner = await createAccount(address);
  const company = await createCompany(address, owner, 'Fonderie du Drac');
  const years = [2021, 2022, 2023, 2024, 2025];
  const revenues = years.map((year) => ({
    date: `${year}-01-01`,
    revenue: 4_812_345.67,
    ebitda: 712_345.67,
    net_profit: 412_345.67,
    number_of_employees: 34,
    currency: 1,
  }));
  await postAs(address, owner, paths.companyRevenues(company), { revenues });
  await authenticate(context, owner);
  await page.goto(address + routes.companyView(company));
  const [name, year] = [
    page.getByRole('rowheader').first(),
    page.getByRole('columnheader', { name: '2025' }),
  ];
  // Its name is at the edge, whatever is scrolled to beside it.
  await name.scrollIntoViewIfNeeded();
  await expect(year).toBeInViewport({ ratio: 1 });
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('columnheader', { name: '2021' })).not.toBeInViewport();
});

/** Whether nothing covers an element, from its first line to its last. */
const isSeen = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, top, bottom } = shown.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => shown.contains(document.elementFromPoint(left + 4, y)));
  });

test('what is refused in a letter and in a question is seen, with what is said of it', async ({
  page,
  context,
}) => {
  const [t, input] = [translationsOf('mfe-deals', 'fr'), translationsOf('inputs', 'fr')];
  await withLanguage(context, 'fr');
  const deal = await openDeal(address);
  await authenticate(context, deal.buyer);
  await page.goto(address + routes.dealView(deal.id));
  await page.getByRole('link', { name: t('action.submit_loi') }).tap();
  const letter = page.getByRole('main');
  const box = (name: string) => letter.getByRole('textbox', { name: t(name), exact: true });
  await box('loi.terms.price').fill('3712345');
  await box('loi.terms.financing').fill('Fonds propres');
  await box('loi.terms.exclusivity').fill('');
  await letter.getByRole('button', { name: t('loi.submit.action') }).tap();
  await expect(box('loi.terms.exclusivity')).toBeFocused();
  await expect(box('loi.terms.exclusivity')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isSeen(letter.getByText(input('requiredField')).first())).toBe(true);

  await page.goto(`${address}${routes.dealView(deal.id)}?tab=questions`);
  const send = page.getByRole('button', { name: t('questions.send') });
  await send.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await send.tap();
  const question = page.getByRole('textbox', { name: t('questions.ask') });
  await expect(question).toBeFocused();
  await expect.poll(() => isSeen(question)).toBe(true);
  await expect.poll(() => isSeen(page.getByText(t('questions.ask'), { exact: false }).last())).toBe(true);
});

test('lists of a long form open; going back closes a dialog, and what is typed in the page stays', async ({
  page,
  context,
  watched,
}) => {
  const t = translationsOf('mfe-opportunities', 'fr');
  await withLanguage(context, 'fr');
  await authenticate(context, await createAccount(address));
  await page.goto(address + routes.oppEdit('create', { type: 'buy' }));
  const title = page.getByRole('textbox', { name: t('form.project_title') });
  await title.fill('Menuiserie en Bretagne');
  // Those of the page: the browser opens that of a currency itself.
  const fields = page.getByRole('main').locator('input[role="combobox"]');
  await watchWidth(page);
  for (const field of await fields.all()) {
    // Sub-sectors wait for a sector.
    if (await field.isDisabled()) continue;
    await field.tap();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    // The list opens above its field at the end of the page.
    await expect.poll(() => isLabelSeen(field)).toBe(true);
    await page.keyboard.press('Escape');
  }
  expect(await widths(page)).toEqual([WIDTH]);
  for (const name of ['form.preferred_sectors', 'form.sub_sectors']) {
    await page.getByRole('combobox', { name: t(name) }).tap();
    await page
      .getByRole('listbox', { name: t(name) })
      .getByRole('option')
      .first()
      .tap();
    await page.keyboard.press('Escape');
  }
  const open = page.getByRole('button', { name: t('picture.open') });
  for (const _ of [1, 2]) {
    await open.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title).toHaveValue('Menuiserie en Bretagne');
  }
  expect(unexpected(watched.messages)).toEqual([]);
});
