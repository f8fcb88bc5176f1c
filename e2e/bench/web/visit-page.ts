import type { BrowserContext, Page } from '@playwright/test';
import { pageTimesOf, recordPageTimes, untilUsable } from './page-times.ts';
import { type MeasuredRequest, recordTraffic } from './traffic.ts';
import type { MeasuredRoute } from './web-routes.ts';

/** A slow line and a slow phone. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const CPU_SLOWDOWN = 4;

/** The figures of one visit; bytes in kB of 1,000, times in milliseconds. */
export interface Figures {
  /** The requests until the main content was shown. */
  requests: number;
  kB: number;
  jsKB: number;
  cssKB: number;
  fontKB: number;
  depth: number;
  main: number;
  /** The requests until no more were made. */
  allRequests: number;
  allKB: number;
  fcp: number;
  lcp: number;
  /** The time until React ran the main content. */
  usable: number;
  blocked: number;
  cls: number;
}

export interface Visit {
  figures: Figures;
  requests: MeasuredRequest[];
}

export async function throttle(page: Page) {
  const client = await page.context().newCDPSession(page);
  const requestsUntil = await recordTraffic(client);
  await client.send('Network.emulateNetworkConditions', LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { client, requestsUntil };
}

/** Opens a page like a person on their first visit, or after a long time, and waits until all of it has loaded. */
export async function visitPage(context: BrowserContext, { path, main }: MeasuredRoute): Promise<Visit> {
  const page = await context.newPage();
  try {
    await recordPageTimes(page, main);
    const { requestsUntil } = await throttle(page);
    await page.goto(path, { waitUntil: 'commit' });
    await untilUsable(page);
    await page.waitForLoadState('networkidle');
    const times = await pageTimesOf(page);
    const requests = requestsUntil(times.origin + times.main);
    return { requests, figures: { ...figuresOf(requests, requestsUntil()), ...rounded(times) } };
  } finally {
    await page.close();
  }
}

function figuresOf(needed: MeasuredRequest[], all: MeasuredRequest[]) {
  const of = (type: string) => needed.filter((request) => request.type === type);
  return {
    requests: needed.length,
    kB: kB(needed),
    jsKB: kB(of('Script')),
    cssKB: kB(of('Stylesheet')),
    fontKB: kB(of('Font')),
    depth: Math.max(...needed.filter(({ ended }) => ended !== undefined).map(({ depth }) => depth)),
    allRequests: all.length,
    allKB: kB(all),
  };
}

const kB = (requests: MeasuredRequest[]) =>
  Math.round(requests.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;

const rounded = ({ fcp, lcp, main, usable, blocked, cls }: Awaited<ReturnType<typeof pageTimesOf>>) => ({
  fcp: Math.round(fcp),
  lcp: Math.round(lcp),
  main: Math.round(main),
  usable: Math.round(usable),
  blocked: Math.round(blocked),
  cls: Math.round(cls * 1000) / 1000,
});
