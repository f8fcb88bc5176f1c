import { routes } from '@handover/shared/contract';
import type { Locator } from '@playwright/test';
import { newPerson } from '../../../actions/person.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { dayFromNow, openDeal, sendLetter } from '../../../product/records/open-deal.ts';

const t = translationsOf('mfe-deals', 'en');

/** Its head, what it leads to and its buttons are seen at once, and while its text is scrolled head and buttons stay. */
async function expectFramed(dialog: Locator, title: string, action: string) {
  const [head, button] = [dialog.getByText(title).first(), dialog.getByRole('button', { name: action })];
  await expect(dialog.getByRole('heading', { name: t('dialog.consequences') })).toBeInViewport();
  for (const end of [0, 9999]) {
    await dialog.evaluate((content, top) => content.scrollTo(0, top), end);
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
}

test('what can’t be undone says what it does first, with its buttons always in sight', async ({
  browser,
}) => {
  const deal = await openDeal(address());
  await sendLetter(address(), deal, dayFromNow(20));
  const { page, context, watched } = await newPerson(browser, address());
  await authenticate(context, deal.seller);
  await page.goto(routes.dealView(deal.id));
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(viewport);
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: t('action.accept_loi') }).click();
    await expect(dialog.getByRole('button', { name: t('dialog.back') })).toBeFocused();
    await expectFramed(dialog, t('loi.accept.title'), t('loi.accept.action'));
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: t('menu.open') }).click();
    await page.getByRole('menuitem', { name: t('action.cancel') }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expectFramed(dialog, t('actionDialog.cancel.title'), t('actionDialog.cancel.action'));
    await dialog.getByRole('button', { name: t('dialog.back') }).click();
    await expect(dialog).toHaveCount(0);
  }
  expect(watched.messages).toEqual([]);
});
