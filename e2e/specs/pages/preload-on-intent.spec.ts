import type { ReleaseSet } from '@handover/shared/federation';
import type { Page } from '@playwright/test';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../fixtures/clean-console.fixture.ts';
import { address as ownAddress } from '../../product/own-product.ts';
import { createAccount } from '../../product/records/account.ts';

/** Links of the header, and the page behind each. */
const LINKS = [
  { path: '/opportunities/sell-opportunities', remote: 'mfe-opportunities', name: 'browse-sell' },
  { path: '/user-deals', remote: 'mfe-deals', name: 'deal-list' },
];

/** The files of a page: code of its remote, shared modules of the host, texts. */
async function filesOf(address: string, remote: string, page: string): Promise<string[]> {
  const { host, remotes }: ReleaseSet = await (await fetch(`${address}/release-set.json`)).json();
  const release = remotes[remote];
  if (!release) throw new Error(`no ${remote}`);
  const shared = (release.needs[page] ?? []).flatMap((specifier) => host.shared[specifier] ?? []);
  const own = [release.entry, ...release.preload, ...(release.pages[page] ?? []), release.locales.en ?? ''];
  return [...new Set([...own, ...shared])];
}
const header = (page: Page, path: string) => page.getByRole('banner').locator(`a[href="${path}"]`).first();
const pathsOf = (requests: readonly string[]) => requests.map((url) => new URL(url).pathname);

for (const { path, remote, name } of LINKS)
  test(`a pointer that stays on the link to ${path} loads what the click needs, once, and no data`, async ({
    page,
    context,
    watched,
  }) => {
    const address = ownAddress();
    if (remote === 'mfe-deals') await authenticate(context, await createAccount(address));
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(pathsOf(watched.requests).filter((url) => url.startsWith(`/r/${remote}/`))).toEqual([]);
    // Style sheets that the html has as text are not loaded again.
    const written = await page
      .locator('style[data-href]')
      .evaluateAll((styles) => styles.map((style) => `/${style.getAttribute('data-href')}`));
    const needed = (await filesOf(address, remote, name)).filter(
      (url) => !written.some((file) => url.endsWith(file)),
    );
    expect(needed.length).toBeGreaterThan(5);
    await header(page, path).hover();
    await expect
      .poll(() => needed.filter((url) => !pathsOf(watched.requests).includes(url)), { message: 'missing' })
      .toEqual([]);
    const before = watched.requests.length;
    const data = path === '/user-deals' ? '/api/deals/' : '/api/opportunities/';
    expect(pathsOf(watched.requests)).not.toContain(data);

    await header(page, path).click();
    await expect.poll(() => pathsOf(watched.requests)).toContain(data);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const after = pathsOf(watched.requests.slice(before));
    expect(after.filter((url) => url.startsWith(`/r/${remote}/`))).toEqual([]);
    for (const url of needed) expect(pathsOf(watched.requests).filter((each) => each === url)).toEqual([url]);
    expect(watched.messages).toEqual([]);
  });

test('a pointer that only passes over a link loads nothing, and neither does one where the user saves data', async ({
  page,
  watched,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await header(page, '/opportunities/sell-opportunities').focus();
  // This loads later than the page that the focus would have preloaded.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /cost/i })).toBeVisible();
  expect(watched.requests.filter((url) => url.includes('/r/mfe-'))).toEqual([]);
});
