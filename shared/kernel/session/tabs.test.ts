/** @jest-environment jsdom */
import fc from 'fast-check';
import { paths } from '../../contract/wire/paths.ts';
import { createMemoryCookies, createTestPlatform, fakeHttp } from '../../testing/index.ts';
import { buildNotification } from '../../testing/node.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import type { ExclusiveRun } from '../http/index.ts';
import { shownMessagesAtom } from '../messages/index.ts';
import type { Platform } from '../platform/index.ts';
import { AREAS, isOfUser } from '../query/areas.ts';
import { areaKey } from '../query/index.ts';
import type { TabMessage } from './tab-channel.ts';

const USER_AREAS = AREAS.filter((area) => isOfUser([area]));

type Outcome = 'renews' | 'refused' | 'unanswered';
type Leave = 'stays' | 'signs out' | 'signs in as another';

const tokenOf = (userId: string, name: string) => `${name}.${btoa(JSON.stringify({ sub: userId }))}.x`;
const OLD = tokenOf('1', 'old');
const NEW = tokenOf('1', 'new');
const OTHER = tokenOf('2', 'other');

/** Tabs of one browser: one set of cookies, one lock, one channel; and a server that takes only new tokens. */
function openTabs(count: number, outcome: Outcome, pause: (label: string) => Promise<unknown>) {
  const cookies = createMemoryCookies({ access: OLD, refresh: 'r1' });
  const listeners: ((message: TabMessage) => void)[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const exclusive: ExclusiveRun = (run) => {
    const next = queue.then(run);
    queue = next.catch(() => undefined);
    return next;
  };
  const server = fakeHttp()
    .on('get', /^\/api\/item/, async ({ path, authorization }) => {
      await pause(path);
      const good = authorization === `Bearer ${NEW}` || authorization === `Bearer ${OTHER}`;
      return good ? { body: authorization } : { status: 401, body: { detail: 'No' } };
    })
    .on('post', paths.refreshToken, async () => {
      await pause('refresh');
      if (outcome === 'refused') return { status: 401, body: { detail: 'No' } };
      if (outcome === 'unanswered') return { status: 503 };
      return { body: { access: NEW, refresh: 'r2' } };
    })
    .on('post', paths.logout, {});
  const tabs = Array.from({ length: count }, (_, self) =>
    createTestPlatform({
      http: server,
      cookies,
      exclusive,
      channel: {
        // The other tabs get it after the cookies have changed, as in a browser.
        post: (message) => {
          for (const [index, listener] of listeners.entries())
            if (index !== self) void pause('channel').then(() => listener(message));
        },
        onMessage: (listener) => listeners.push(listener),
      },
    }),
  );
  return { cookies, server, tabs };
}

/** Everything that one user leaves in a tab. */
function fill({ queries, events, messages, drafts, modals }: Platform) {
  void modals.open('confirm', { title: 'Withdraw the letter?', action: 'Withdraw' });
  for (const area of USER_AREAS) queries.setQueryData(areaKey(area, 'list'), 'of Claire');
  events.emit('notification', buildNotification({ id: 9 }));
  messages.notice('A letter for Claire');
  drafts.of('offer').write('typed by Claire');
}
function leftIn({ queries, store, events, drafts, modals }: Platform): unknown[] {
  const found: unknown[] = USER_AREAS.map((area) => queries.getQueryData(areaKey(area, 'list')));
  const replayed = jest.fn();
  events.on('notification', replayed, { replay: true })();
  const said = store.get(shownMessagesAtom).map(({ text }) => text);
  found.push(drafts.of('offer').read(), replayed.mock.calls[0]);
  found.push(
    said.find((text) => text.includes('Claire')),
    modals.opened[0],
  );
  found.push(...queries.getMutationCache().getAll());
  return found.filter((value) => value !== undefined);
}

test.each([1, 3])(
  '%d tab(s), in any order: one refresh, no request after the sign-out, no data left for the next user',
  async (count) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.nat({ max: count - 1 }), { minLength: 1, maxLength: 6 }),
        fc.nat({ max: count - 1 }),
        fc.constantFrom<Outcome>('renews', 'refused', 'unanswered'),
        fc.constantFrom<Leave>('stays', 'signs out', 'signs in as another'),
        async (scheduler, askers, leaver, outcome, leaves) => {
          localStorage.clear();
          const pause = (label: string) => scheduler.schedule(Promise.resolve(), label);
          const { cookies, server, tabs } = openTabs(count, outcome, pause);
          const stops = tabs.map((tab) => tab.start());
          for (const tab of tabs) fill(tab);
          const items = () => server.calls.filter(({ path }) => path.startsWith('/api/item'));
          const refreshes = () => server.calls.filter(({ path }) => path === paths.refreshToken).length;
          const tab = (index: number) => tabs[index] as Platform;
          let left = false;

          const asked = askers.map(async (asker, index) => {
            if (index % 2) await pause('start');
            const { epoch } = tab(asker).session;
            const answer = await tab(asker)
              .http.get<string>(`/api/item/${index}`)
              .catch((error) => error.kind);
            return { answer, stayed: tab(asker).session.epoch === epoch };
          });
          const leave = pause('leave').then(() => {
            const { session } = tab(leaver);
            if (leaves === 'stays' || !session.isSignedIn()) return;
            left = true;
            session.signOut();
            if (leaves === 'signs in as another') session.signIn({ access: OTHER, refresh: 'o1' });
          });
          const all = Promise.all([...asked, leave]);
          await scheduler.waitFor(all);
          await scheduler.waitIdle();
          const answers = (await Promise.all(asked)).map(({ answer }) => answer);

          // Each request is sent twice at most. Without a response of the refresh, later requests may refresh again.
          for (const index of askers.keys())
            expect(items().filter(({ path }) => path === `/api/item/${index}`).length).toBeLessThanOrEqual(2);
          if (outcome !== 'unanswered') expect(refreshes()).toBeLessThanOrEqual(1);
          if (!left && outcome === 'renews') {
            expect(answers).toEqual(askers.map(() => `Bearer ${NEW}`));
            expect(refreshes()).toBe(1);
          }
          const expired = tabs.some(({ session }) => {
            const change = session.lastChange;
            return change?.kind === 'signed-out' && change.reason === 'expired';
          });
          expect(expired && outcome !== 'refused').toBe(false);
          if (!left) expect(expired).toBe(outcome === 'refused');
          const who = left
            ? leaves === 'signs out'
              ? undefined
              : OTHER
            : expired
              ? undefined
              : cookies.get('access');
          expect(cookies.get('access')).toBe(who);
          // A response for one user is not given to the next.
          for (const { answer, stayed } of await Promise.all(asked))
            if (!stayed && String(answer).startsWith('Bearer')) expect(answer).toBe(`Bearer ${OTHER}`);
          if (left || expired) for (const one of tabs) expect(leftIn(one)).toEqual([]);
          for (const stop of stops) stop();
          for (const { queries } of tabs) queries.clear();
        },
      ),
      propertyRuns({ test: 30, long: 300 }),
    );
  },
);

test.each<Leave>(['signs out', 'signs in as another'])(
  'when another tab %s, nothing is sent before this one is told',
  async (leaves) => {
    const never = () => new Promise(() => undefined);
    const { server, tabs } = openTabs(2, 'renews', never);
    const [there, here] = tabs as [Platform, Platform];
    there.session.signOut();
    if (leaves === 'signs in as another') there.session.signIn({ access: OTHER, refresh: 'o1' });
    await expect(here.http.get('/api/item/1')).rejects.toMatchObject({ kind: 'aborted' });
    expect(server.calls.filter(({ path }) => path.startsWith('/api/item'))).toEqual([]);
    expect(here.session.userId).toBe(leaves === 'signs out' ? undefined : '2');
  },
);
