import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { API_VERSION } from '@handover/shared/contract';
import { expectPagesAlone, workspaceRemotes } from '../../../actions/remote-alone.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { startAlone } from '../../../product/alone.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { OwnRepository, packShared } from '../../../product/releases/own-repository.ts';

const REMOTE = 'mfe-companies';
const TITLE = 'Companies of another repository';
const SELLER = 'seller@handover.test';

let folder: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;

// Installing takes all packages from the registry.
test.describe.configure({ timeout: 2 * HANG_LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  folder = mkdtempSync(join(tmpdir(), 'handover-packed-'));
  await packShared(join(folder, 'packed'));
  cpSync(join(dataDir(), 'releases'), join(folder, 'releases'), { recursive: true });
  gateway = await startGateway(folder, apiAddressOf(dataDir()));
});
test.afterAll(async () => {
  await gateway?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

for (const manager of ['npm', 'pnpm'] as const) {
  test(`a remote in a repository of its own, installed with ${manager}, is tested, run alone, released and rolled back`, {
    tag: '@long',
  }, async ({ page, context }) => {
    const remote = workspaceRemotes().find(({ name }) => name === REMOTE);
    if (!remote) throw new Error(`There is no ${REMOTE}`);
    const repository = new OwnRepository(REMOTE, join(folder, 'packed'), manager);
    const settings = { DATA_DIR: folder, API_URL: gateway.address };
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    try {
      repository.editJson<{ list: { title: string } }>('src/locales/en.json', ({ list }) => {
        list.title = TITLE;
      });
      await test.step('install', () => repository.install());

      await test.step('alone, with what the live set has around it', async () => {
        await expect(repository.run('alone')).rejects.toThrow('give --against');
        const address = ['--against', gateway.address];
        const alone = await startAlone(repository.folder, address, dirname(repository.folder));
        try {
          await expectPagesAlone(page, alone, remote);
          await page.goto(`${alone.address}/user-deals`);
          await expect(page.getByRole('main')).toContainText('Page of mfe-deals');
        } finally {
          expect(await alone.end()).toBe(0);
        }
      });

      await test.step('the question whether it would be released', async () => {
        const output = await repository.run('can-i-release', [], settings);
        expect(output).toContain(`yes, ${REMOTE} can be released to production`);
      });

      await test.step('release, after types and tests', async () => {
        const output = await repository.run('release', [], settings);
        expect(output).toMatch(/Tests: +\d+ passed/);
        expect(output).toMatch(/mfe-companies: the tests passed for these sources \([0-9a-f]{40}\)/);
        expect(output).toContain(`api ${API_VERSION} at ${gateway.address}`);
      });

      await test.step('its page in the product', async () => {
        await authenticate(context, SELLER, gateway.address);
        await page.goto(`${gateway.address}/user-companies`);
        await expect(heading(TITLE)).toBeVisible();
      });

      await test.step('rolled back', async () => {
        await repository.run('release:rollback', [], settings);
        await page.reload();
        await expect(heading('My companies')).toBeVisible();
      });
    } finally {
      repository.dispose();
    }
  });
}
