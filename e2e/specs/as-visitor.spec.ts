import { expect, test } from '../fixtures/clean-console.fixture.ts';

/** Requests: the icon included, and one query that the gateway prefetches if the api responds in time. */
const BUDGET = { requests: 13, scriptBytes: 200 * 1024 };

test('the main page stays within its performance budget and requests nothing from other origins', async ({
  page,
  watched,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set<string>();
  let scriptBytes = 0;
  client.on('Network.responseReceived', (event) => {
    if (event.type === 'Script') scripts.add(event.requestId);
  });
  client.on('Network.loadingFinished', (event) => {
    if (scripts.has(event.requestId)) scriptBytes += event.encodedDataLength;
  });
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'br' });
  // The last request of the page.
  const last = page.waitForResponse('**/api/sectors/**');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await last;
  await page.waitForLoadState('networkidle');

  console.log(
    `main page: ${watched.requests.length} requests, ${Math.round(scriptBytes / 1024)} kB of JavaScript`,
  );
  expect(scriptBytes).toBeGreaterThan(0);
  expect(watched.requests.length, watched.requests.join('\n')).toBeLessThanOrEqual(BUDGET.requests);
  expect(scriptBytes).toBeLessThanOrEqual(BUDGET.scriptBytes);
  expect(watched.crossOrigin).toEqual([]);
  expect(watched.messages).toEqual([]);
});

test('the icons of tab and home screen, and the image of link previews, are there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const urls = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], meta[property="og:image"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content') ?? ''));
  expect(urls).toHaveLength(3);
  for (const url of urls) {
    const response = await request.get(new URL(url, page.url()).pathname);
    expect(response.headers()['content-type'], url).toMatch(/^image\/(svg\+xml|png)$/);
  }
});
