import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { startAlone } from '../product/alone.ts';
import { record, timed } from './stopwatch.ts';

const REMOTE = 'mfe-opportunities';
const PAGE = 'src/pages/opportunity-edit.page.tsx';

/** Runs a remote alone in a workspace without compiled files and seed, runs it again, and edits a page. */
export async function measureAlone(browser: Browser, workspace: string): Promise<void> {
  const folder = join(workspace, REMOTE);
  const start = () => startAlone(folder, [], workspace);
  const first = await timed('a remote alone, first start', start);
  await first.end();

  const alone = await timed('a remote alone, second start', start);
  const page = await browser.newPage({ baseURL: alone.address });
  try {
    await authenticate(page.context(), 'buyer@handover.test', alone.address);
    await page.goto('/user-opps/edit/create?type=buy');
    await expect(page.getByRole('textbox', { name: 'Project title' })).toBeVisible({ timeout: 60_000 });
    const times: number[] = [];
    // The first change also loads parts of the compiler that were not needed before.
    for (const title of ['Changed once', 'Changed twice', 'Changed thrice', 'Changed again'])
      times.push(await changeTitle(page, join(folder, PAGE), title));
    record('a change of it, from the file to the screen', Math.min(...times) / 1000);
  } finally {
    await page.context().close();
    await alone.end();
  }
}

/** Milliseconds from writing the file to the title on the screen; the page and this process read the same clock. */
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
