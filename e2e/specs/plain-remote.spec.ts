import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '@handover/shared/build';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { expect, test, watchPage } from '../fixtures/clean-console.fixture.ts';
import { plainConfig } from '../plain-remote/webpack.config.ts';
import { createAccount } from '../product/account.ts';
import { startGateway } from '../product/gateway.ts';
import { apiAddressOf } from '../product/processes.ts';
import { releaseInto } from '../product/release-into.ts';

test('a remote made by plain webpack and @module-federation/enhanced joins the product', {
  tag: '@long',
}, async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'handover-plain-remote-'));
  cpSync(join(process.env.E2E_DATA_DIR ?? '', 'releases'), join(folder, 'releases'), { recursive: true });
  const gateway = await startGateway(folder, apiAddressOf(process.env.E2E_DATA_DIR ?? ''));
  try {
    const dist = join(folder, 'dist');
    await runWebpack(plainConfig('1.0.0', dist));
    await releaseInto(folder, dist);

    const account = await createAccount(gateway.address);
    await authenticate(context, account, gateway.address);
    const watched = watchPage(page, gateway.address);
    await page.goto(gateway.address);
    await page.locator('header').getByRole('link', { name: 'Visits' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Visits', exact: true })).toBeVisible();
    // The session of the host: its user, in the same instance of React and of the query cache.
    await expect(page.getByRole('main')).toContainText('Hello ');
    expect(watched.messages).toEqual([]);
  } finally {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
