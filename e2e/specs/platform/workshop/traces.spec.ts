import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { paths, routes } from '@handover/shared/contract';
import { expect, test } from '@playwright/test';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';

let collected = '';
const collector = createServer(async (request, response) => {
  collected += await text(request);
  response.end('{}');
});
let gateway: Awaited<ReturnType<typeof startGateway>>;

test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  gateway = await startGateway(dataDir(), apiAddressOf(dataDir()), { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
});
test.afterAll(async () => {
  await gateway?.stop();
  collector.close();
  collector.closeAllConnections();
});

test('a click begins a trace, which the gateway sends to the collector', async ({ page }) => {
  const loaded = page.waitForResponse((response) => response.url().endsWith('/trace-calls.js'));
  await page.goto(`${gateway.address}${routes.opportunities()}`);
  await (await loaded).finished();
  const called = page.waitForRequest((request) =>
    new URL(request.url()).pathname.startsWith(paths.opportunities),
  );
  await page
    .locator(`main a[href^="${routes.opportunities()}/"]:not([href*="-opportunities"])`)
    .first()
    .click();
  const traceparent = (await (await called).allHeaders()).traceparent ?? '';
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  await expect.poll(() => collected, LONG_TIMEOUT).toContain(traceparent.split('-')[1]);
});
