import type { BrowserContext } from '@playwright/test';
import { recordPageTimes, untilUsable } from './page-times.ts';
import type { MeasuredRoute } from './web-routes.ts';

/** The scripts that a page has loaded when its main content is shown, with the characters that did not run. */
export async function measureUnused(context: BrowserContext, { path, main }: MeasuredRoute) {
  const page = await context.newPage();
  await recordPageTimes(page, main);
  await page.coverage.startJSCoverage();
  await page.goto(path);
  await untilUsable(page);
  const entries = await page.coverage.stopJSCoverage();
  await page.close();
  return entries
    .filter(({ url }) => url.includes('/r/'))
    .map(({ url, source = '', functions }) => {
      // Inner ranges follow those around them, so the last one that covers a character counts.
      const ran = new Uint8Array(source.length);
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          ran.fill(Math.min(count, 1), startOffset, endOffset);
      const used = ran.reduce((sum, each) => sum + each, 0);
      return { url: new URL(url).pathname, size: source.length, unused: source.length - used };
    });
}
