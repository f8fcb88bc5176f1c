import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { paths } from '@handover/shared/contract';
import { expect, test } from '@playwright/test';
import { socketOf, watchSockets } from '../../../fixtures/watched-socket.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../../product/limits.ts';
import { dataDir, address as ownAddress } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { startNginx } from '../../../product/proxy/start-nginx.ts';
import { createAccount, fetchTokens } from '../../../product/records/account.ts';
import { offerConfidentially, publish } from '../../../product/records/confidential-listing.ts';

const RECOVERY = '/api/users/initiate_password_recovery/';
const HSTS = 'max-age=31536000; includeSubDomains';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;

test.describe.configure({ mode: 'serial', timeout: HANG_LIMIT_MS });
test.use({ ignoreHTTPSErrors: true });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  // Only this address is trusted, so that the other loopback addresses are those of persons.
  gateway = await startGateway(dataDir(), apiAddressOf(dataDir()), { TRUSTED_PROXIES: '127.0.0.1' });
  nginx = await startNginx(gateway.address);
});
test.afterAll(async () => {
  await nginx?.stop();
  await gateway?.stop();
});

/** A request over TLS from one of the addresses of this machine. */
async function ask(path: string, localAddress: string, body?: object, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(nginx.address);
  const sent = request({
    hostname,
    port,
    path,
    localAddress,
    rejectUnauthorized: false,
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('every response over TLS has HSTS', async () => {
  for (const path of ['/', '/api/sectors/', '/release-set.json', '/offline.html', '/nowhere.js'])
    expect((await ask(path, '127.0.0.2')).headers['strict-transport-security'], path).toBe(HSTS);
});

test('a limit counts by person, whatever address they claim', async () => {
  const recover = async (from: string, claimed: string) =>
    (
      await ask(
        RECOVERY,
        from,
        { email: 'x@example.test', is_admin_area: false },
        { 'x-forwarded-for': claimed },
      )
    ).status;
  const codes: (number | undefined)[] = [];
  for (let index = 0; index < 31; index += 1) codes.push(await recover('127.0.0.2', `198.51.100.${index}`));
  expect([codes[0], codes[29], codes[30]]).toEqual([200, 200, 429]);
  expect(await recover('127.0.0.3', '127.0.0.2')).toBe(200);
});

test('the record of an NDA has the address of the person, whatever they claim', async () => {
  const product = ownAddress();
  const listing = await offerConfidentially(product);
  await publish(product, listing);
  const buyer = await createAccount(product, dataDir());
  const { access } = await fetchTokens(product, buyer);
  const headers = { authorization: `Bearer ${access}`, 'x-forwarded-for': '198.51.100.7' };
  const asked = await ask(paths.requestAccess(listing.id), '127.0.0.4', { nda_accepted: true }, headers);
  expect(asked.status, asked.body).toBe(201);
  const { body } = await ask(paths.exportAccount, '127.0.0.5', undefined, headers);
  expect(JSON.parse(body).accepted_ndas).toMatchObject([
    { opportunity_id: listing.id, address: '127.0.0.4' },
  ]);
});

test('a person signs in over TLS: Secure cookies, and a socket', async ({ browser }) => {
  const account = await createAccount(ownAddress(), dataDir());
  const context = await browser.newContext({
    baseURL: nginx.address,
    ignoreHTTPSErrors: true,
    locale: 'en-GB',
  });
  await watchSockets(context);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(async () => (await socketOf(page)).ready, LONG_TIMEOUT).toBe(1);
  const tokens = (await context.cookies()).filter(({ name }) => ['access', 'refresh'].includes(name));
  expect(tokens.map(({ name, secure }) => [name, secure]).sort()).toEqual([
    ['access', true],
    ['refresh', true],
  ]);
  await context.close();
});
