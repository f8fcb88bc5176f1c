import { expect, test } from '@playwright/test';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../../product/limits.ts';
import { dataDir, address as ownAddress } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { createAccount } from '../../../product/records/account.ts';
import { signInLinkOf } from '../../../product/records/outbox.ts';

/** An address of its own, so that the limit is not reached for other tests. */
const headers = { 'x-forwarded-for': '203.0.113.50' };
const LIMIT = 50;

let gateway: Awaited<ReturnType<typeof startGateway>>;

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  gateway = await startGateway(dataDir(), apiAddressOf(dataDir()), { TRUSTED_PROXIES: '127.0.0.1' });
});
test.afterAll(async () => {
  await gateway?.stop();
});
test.use({ extraHTTPHeaders: headers, locale: 'en-GB' });

test('after fifty wrong passwords from an address, a mailed link lets the right one pass, once', async ({
  page,
}) => {
  const account = await createAccount(ownAddress(), dataDir());
  const wrong = (index: number) =>
    fetch(`${gateway.address}/api/get_token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: JSON.stringify({ email: `nobody-${index}@example.test`, password: 'Wrong1234' }),
    });
  for (let index = 0; index < LIMIT; index += 1) expect((await wrong(index)).status).toBe(401);
  expect((await wrong(LIMIT)).status).toBe(429);

  const email = page.getByLabel('E-mail');
  const password = page.getByRole('textbox', { name: 'Password' });
  const signIn = async () => {
    await email.fill(account.email);
    await password.fill(account.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto(`${gateway.address}/login`);
  await signIn();
  const slowed = page.getByRole('main').getByRole('alert').getByText(/link/);
  await expect(slowed).toBeVisible();
  await expect(email).toHaveValue(account.email);

  const link = () => signInLinkOf(dataDir(), account.email);
  await expect.poll(link, LONG_TIMEOUT).toBeTruthy();
  const address = `${gateway.address}${link()}`;
  await page.goto(address);
  await signIn();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /Account of/ })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(address);
  await signIn();
  await expect(slowed).toBeVisible();
});
