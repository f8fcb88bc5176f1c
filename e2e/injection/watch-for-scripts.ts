import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures/clean-console.fixture.ts';
import { foundElements, shownText } from './found-elements.ts';
import { CALLED, COMPUTED, FOREIGN_HOST } from './payloads.ts';

/** One blank for any run of white space, as texts are laid out. */
export const normalised = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Opens pages, and expects each time that no payload ran, loaded or became an element. */
export async function watchForScripts(context: BrowserContext, page: Page, shown: Set<string>) {
  const ran: string[] = [];
  await context.exposeBinding(CALLED, ({ page }) => {
    ran.push(`a payload ran on ${page.url()}`);
  });
  page.on('dialog', (dialog) => {
    ran.push(`a dialog on ${page.url()}`);
    return dialog.dismiss();
  });
  page.on('popup', (popup) => ran.push(`a window: ${popup.url()}`));

  return async function open(path: string) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    const text = normalised(await page.evaluate(shownText));
    shown.add(text);
    const html = await (await context.request.get(path, { headers: { accept: 'text/html' } })).text();
    expect.soft(await page.evaluate(foundElements, { foreign: FOREIGN_HOST }), path).toEqual([]);
    expect
      .soft(await page.evaluate(foundElements, { foreign: FOREIGN_HOST, html }), `html of ${path}`)
      .toEqual([]);
    expect.soft(text, path).not.toContain(COMPUTED);
    expect.soft(ran, path).toEqual([]);
  };
}
