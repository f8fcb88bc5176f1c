import type { ReleaseSet } from '@handover/shared/federation';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { expectRealTitle, remotePagesOf } from '../../../product/releases/remote-pages.ts';
import { startThirdPartySite } from '../../../third-party-site/server.ts';

const handover = () => address();

let site: Awaited<ReturnType<typeof startThirdPartySite>>;
test.beforeAll(async () => {
  site = await startThirdPartySite(handover());
});
test.afterAll(() => site.stop());

for (const by of ['entry', 'manifest'])
  test(`a site on another origin mounts a page of every remote by its ${by}, without code of the host`, {
    tag: by === 'entry' ? [] : '@long',
  }, async ({ context }) => {
    await authenticate(context, 'seller@handover.test', site.address);
    const set: ReleaseSet = await (await fetch(`${handover()}/release-set.json`)).json();
    const targets = remotePagesOf(set);
    expect(targets.map(({ remote }) => remote)).toEqual(Object.keys(set.remotes));
    for (const { remote, path, release } of targets) {
      await test.step(remote, async () => {
        const page = await context.newPage();
        const { messages, requests } = watchPage(page, site.address);
        await page.goto(`${site.address}/?${new URLSearchParams({ remote, path, by })}`);
        await expectRealTitle(page);
        await page.waitForLoadState('networkidle');
        expect(messages).toEqual([]);
        expect(requests).toContain(handover() + release.entry);
        expect(requests.some((url) => url.endsWith('/mf-manifest.json'))).toBe(by === 'manifest');
        expect(requests.filter((url) => /\/r\/host\/.*\.js$/.test(url))).toEqual([]);
        await page.close();
      });
    }
  });
