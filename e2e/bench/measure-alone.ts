import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { startAlone } from '../product/alone.ts';
import { note, timed } from './stopwatch.ts';

const REMOTE = 'mfe-opportunities';
const PAGE = 'src/pages/opportunity-edit.page.tsx';

/** A remote alone in a workspace: started where nothing is compiled or seeded yet, started again, and changed. */
export async function measureAlone(browser: Browser, workspace: string): Promise<void> {
  const folder = join(workspace, REMOTE);
  const start = () => startAlone(folder, [], workspace);
  const first = await timed('a remote alone, first start', start);
  await first.end();

  const alone = await timed('a remote alone, second start', start);
  const page = await browser.newPage({ baseURL: alone.address });
  try {
    await signedIn(page.context(), 'buyer@handover.test', alone.address);
    await page.goto('/user-opps/edit/create?type=buy');
    await expect(page.getByRole('textbox', { name: 'Project title' })).toBeVisible({ timeout: 60_000 });
    const times: number[] = [];
    // The first one loads what the compiler has not needed yet.
    for (const title of ['Changed once', 'Changed twice', 'Changed thrice', 'Changed again'])
      times.push(await changeTitle(page, join(folder, PAGE), title));
    note('a change of it, from the file to the screen', Math.min(...times) / 1000);
  } finally {
    await page.context().close();
    await alone.end();
  }
}

/** Milliseconds from the file that is written to the title on the screen, by the clock that the page and this process share. */
async function changeTitle(page: Page, file: string, title: string): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent !== wanted) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    title,
  );
  const source = readFileSync(file, 'utf8');
  const saved = Date.now();
  writeFileSync(
    file,
    source.replace(/title=(\{t\(`form\.title\.\$\{type\}`\)\}|"Changed \w+")/, `title="${title}"`),
  );
  return (await shown) - saved;
}
