import fc from 'fast-check';
import { fakeHttp } from '../../testing/page/fake-http.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { createHttp } from './create-http.ts';
import type { ExclusiveRun, TokenSource } from './token-source.ts';

interface TestTokens extends TokenSource {
  signOut(): void;
  expirations: number;
}

function createTokens(): TestTokens {
  let stored: { access?: string; refresh?: string } = { access: 'old', refresh: 'r1' };
  let epoch = 0;
  const source = {
    get access() {
      return stored.access;
    },
    get refresh() {
      return stored.refresh;
    },
    get epoch() {
      return epoch;
    },
    expirations: 0,
    recheck: () => undefined,
    setTokens(next: { access: string; refresh?: string }) {
      stored = { ...stored, ...next };
    },
    signOut() {
      stored = {};
      epoch += 1;
    },
    expire() {
      source.expirations += 1;
      source.signOut();
    },
  };
  return source;
}

type Outcome = 'renews' | 'refused' | 'unanswered';

/** A server that accepts only the token `new`. `pause` decides the order of events. */
function arrange(outcome: Outcome, pause: (label: string) => Promise<unknown>) {
  const tokens = createTokens();
  const server = fakeHttp()
    .on('get', /^\/api\/item/, async (call) => {
      await pause(call.path);
      return call.authorization === 'Bearer new' ? { body: 'good' } : { status: 401, body: { detail: 'No' } };
    })
    .on('post', '/api/refresh_token/', async () => {
      await pause('refresh');
      if (outcome === 'refused') return { status: 401, body: { detail: 'No' } };
      if (outcome === 'unanswered') return { status: 503 };
      return { body: { access: 'new', refresh: 'r2' } };
    });
  const exclusive: ExclusiveRun = (run) => run();
  return { tokens, server, http: createHttp({ tokens, adapter: server.adapter, exclusive }) };
}
const jwt = (secondsLeft: number) => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + secondsLeft }))}.y`;
const asked = (calls: { path: string }[], path: string) => calls.filter((call) => call.path === path).length;

type Leave = 'stays' | 'signs out' | 'signs in as another';

test('in any order: one refresh for all, each request repeated once at most, none after the sign-out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom<Outcome>('renews', 'refused', 'unanswered'),
      fc.constantFrom<Leave>('stays', 'signs out', 'signs in as another'),
      async (scheduler, count, outcome, leaves) => {
        const pause = (label: string) => scheduler.schedule(Promise.resolve(), label);
        const { tokens, server, http } = arrange(outcome, pause);
        let left = false;
        let askedBefore = 0;
        const items = Array.from({ length: count }, async (_, index) => {
          // Some are there from the beginning, some come in the middle of a refresh, none after the person has left.
          if (index % 2) await pause('start');
          return left ? undefined : http.get(`/api/item/${index}`).catch((error) => error);
        });
        const leave = pause('leave').then(() => {
          if (leaves === 'stays' || tokens.expirations > 0) return;
          left = true;
          tokens.signOut();
          if (leaves === 'signs in as another') tokens.setTokens({ access: 'other', refresh: 'o1' });
          askedBefore = server.calls.length;
        });
        const all = Promise.all([...items, leave]);
        await scheduler.waitFor(all);
        const results = (await all).slice(0, count);

        for (const index of items.keys()) {
          expect(asked(server.calls, `/api/item/${index}`)).toBeLessThanOrEqual(2);
        }
        const refreshes = asked(server.calls, '/api/refresh_token/');
        // Without an answer nothing is decided: a request that fails later may try again.
        if (outcome !== 'unanswered') expect(refreshes).toBeLessThanOrEqual(1);
        if (left) {
          expect(server.calls).toHaveLength(askedBefore);
          expect(tokens).toMatchObject({
            access: leaves === 'signs out' ? undefined : 'other',
            expirations: 0,
          });
          return;
        }
        if (outcome === 'renews') {
          expect(results).toEqual(items.map(() => 'good'));
          expect(refreshes).toBe(1);
        }
        expect(tokens.expirations).toBe(outcome === 'refused' ? 1 : 0);
      },
    ),
    propertyRuns({ test: 100, long: 500 }),
  );
});

test('a server in trouble signs nobody out', async () => {
  const { tokens, http } = arrange('unanswered', async () => undefined);
  await expect(http.get('/api/item/1')).rejects.toMatchObject({ status: 503 });
  expect(tokens).toMatchObject({ access: 'old', expirations: 0 });
});

test('three tabs renew once: who waited for the lock finds the new token', async () => {
  const { tokens, server } = arrange('renews', async () => undefined);
  let queue: Promise<unknown> = Promise.resolve();
  const exclusive: ExclusiveRun = (run) => {
    const next = queue.then(run);
    queue = next.catch(() => undefined);
    return next;
  };
  const tabs = [1, 2, 3].map(() => createHttp({ tokens, adapter: server.adapter, exclusive }));
  await expect(Promise.all(tabs.map((tab, index) => tab.get(`/api/item/${index}`)))).resolves.toEqual([
    'good',
    'good',
    'good',
  ]);
  expect(asked(server.calls, '/api/refresh_token/')).toBe(1);
});

test('a token that has expired is renewed before a call is sent with it', async () => {
  const { tokens, server, http } = arrange('renews', async () => undefined);
  tokens.setTokens({ access: jwt(-60) });
  await expect(Promise.all([http.get('/api/item/1'), http.get('/api/item/2')])).resolves.toEqual([
    'good',
    'good',
  ]);
  expect(server.calls.map((call) => call.path)).toEqual([
    '/api/refresh_token/',
    '/api/item/1',
    '/api/item/2',
  ]);
});

test('where the clock here is wrong, a token is renewed ahead once, and then taken', async () => {
  const { tokens, server, http } = arrange('renews', async () => undefined);
  const seeminglyOld = jwt(-60);
  server
    .on('get', '/api/any', { body: 'good' })
    .on('post', '/api/refresh_token/', { body: { access: seeminglyOld, refresh: 'r2' } });
  tokens.setTokens({ access: jwt(-120) });
  await http.get('/api/any');
  await http.get('/api/any');
  expect(asked(server.calls, '/api/refresh_token/')).toBe(1);
});

test.each([400, 403, 409, 429, 500, 503])('what fails with %i is sent once', async (status) => {
  const { server, http } = arrange('renews', async () => undefined);
  server.on('post', '/api/letters', { status, body: { detail: 'No' } });
  await expect(http.post('/api/letters', {})).rejects.toMatchObject({ status });
  expect(server.calls.map((call) => call.path)).toEqual(['/api/letters']);
});

test('a wrong password is no reason to refresh', async () => {
  const { server, http } = arrange('renews', async () => undefined);
  server.on('post', '/api/get_token/', { status: 401, body: { detail: 'No' } });
  await expect(http.post('/api/get_token/', {})).rejects.toMatchObject({ status: 401 });
  expect(server.calls).toHaveLength(1);
});
