import { GATEWAY_PATHS } from '@handover/tooling/releases';
import { startSampleGateway } from '../testing/sample-gateway.ts';

let sample: Awaited<ReturnType<typeof startSampleGateway>>;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

/** Pages of remotes that the gateway helps: a form that is sent without scripts, and an address of before. */
const OF_PAGES = ['/search', '/unsubscribe'];

test('what the gateway answers itself is reserved: no remote is released that has a page there', () => {
  const routes = sample.gateway.printRoutes({ commonPrefix: false });
  const own = [...routes.matchAll(/^[├└]── (\/[a-z0-9-]+)(?=[\s/])/gm)].map(([, top = '']) => top);
  // Files of releases are served by a wildcard; `/metrics` is on a port of its own.
  const all = new Set([...own.filter((top) => !OF_PAGES.includes(top)), '/metrics', '/r']);
  expect([...all].sort()).toEqual(GATEWAY_PATHS);
});
