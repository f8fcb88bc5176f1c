import type { ReleaseSet } from '@handover/shared/federation';
import { expect, test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { startForeignSite } from '../foreign/foreign-site.ts';
import { expectTitle, targetsOf } from '../product/targets.ts';

const handover = () => process.env.E2E_ADDRESS ?? '';

let site: Awaited<ReturnType<typeof startForeignSite>>;
test.beforeAll(async () => {
  site = await startForeignSite(handover());
});
test.afterAll(() => site.stop());

test('a page of another origin mounts a page of every remote, without any code of the host', async ({
  context,
}) => {
  await signedIn(context, 'seller@handover.test', site.address);
  const set: ReleaseSet = await (await fetch(`${handover()}/release-set.json`)).json();
  const targets = targetsOf(set);
  expect(targets.map(({ remote }) => remote)).toEqual(Object.keys(set.remotes));
  for (const { remote, path, release } of targets) {
    await test.step(remote, async () => {
      const page = await context.newPage();
      const { messages, requests } = watchPage(page, site.address);
      await page.goto(`${site.address}/?${new URLSearchParams({ remote, path })}`);
      await expectTitle(page);
      await page.waitForLoadState('networkidle');
      expect(messages).toEqual([]);
      expect(requests).toContain(handover() + release.entry);
      expect(requests.filter((url) => /\/r\/host\/.*\.js$/.test(url))).toEqual([]);
      await page.close();
    });
  }
});
