import { flushTasks } from '@handover/shared/testing';
import { fc } from '@handover/shared/testing/properties';
import { inSuite } from '@handover/shared/testing/suite';
import { act } from '@testing-library/react';
import { notificationServer } from './notification-server.ts';
import { openTab } from './tab.tsx';

const TABS = 3;
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('push' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('read' as const),
      at: fc.nat(5),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('readAll' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('delete' as const), at: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('lose', 'open') }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('fail' as const), how: fc.constantFrom('before', 'after') }),
  },
);
/** Each by one of the tabs, after which so many requests, responses and messages arrive, in any order. */
const history = fc.array(fc.record({ step, tab: fc.nat(TABS - 1), arrivals: fc.nat(4) }), { maxLength: 14 });

test('after any mix of reads, pushes, deletions, failures and lost lines, three tabs show what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), history, async (scheduler, steps) => {
      localStorage.clear();
      const server = notificationServer((label) => scheduler.schedule(Promise.resolve(), label));
      for (let had = 0; had < 3; had++) server.push();
      const tabs = Array.from({ length: TABS }, () => openTab(server));
      const arrive = (count: number) =>
        act(async () => {
          for (let done = 0; done < count && scheduler.count() > 0; done++) await scheduler.waitOne();
        });
      const settle = async () => {
        for (let turns = 0; turns < 200; turns++) {
          await act(async () => {
            while (scheduler.count() > 0) await scheduler.waitOne();
            // All arrived messages are shown then.
            await flushTasks();
          });
          if (scheduler.count() === 0 && tabs.every((tab) => tab.isIdle())) return;
        }
        throw new Error('It does not come to rest');
      };

      try {
        await act(flushTasks);
        act(() => {
          for (const { line } of tabs) line.open();
        });
        for (const { step: next, tab: at, arrivals } of steps) {
          const tab = tabs[at];
          if (!tab) throw new Error('There is no such tab');
          const { all, read, readAll, remove } = tab.now();
          const chosen = 'at' in next ? all.slice(next.at, next.at + ('count' in next ? next.count : 1)) : [];
          act(() => {
            if (next.does === 'push') server.push();
            if (next.does === 'lose') tab.line.lose();
            if (next.does === 'open') tab.line.open();
            if (next.does === 'fail') server.failNext(next.how);
            if (next.does === 'readAll') readAll();
            if (next.does === 'read' && chosen.length > 0) read(chosen.map(({ id }) => id));
            if (next.does === 'delete' && chosen[0]) remove(chosen[0].id);
          });
          await arrive(arrivals);
        }
        act(() => {
          for (const { line } of tabs) line.open();
        });
        await settle();

        const brief = (list: readonly { id: number; is_read: boolean }[]) =>
          list.map(({ id, is_read }) => `${id}${is_read ? '' : ' unread'}`);
        const expected = {
          unread: server.unread(),
          all: brief(server.all()),
          onlyUnread: brief(server.all().filter(({ is_read }) => !is_read)),
        };
        for (const tab of tabs) {
          const { unread, all, onlyUnread } = tab.now();
          expect({ unread, all: brief(all), onlyUnread: brief(onlyUnread) }).toEqual(expected);
        }
      } finally {
        for (const tab of tabs) tab.close();
      }
    }),
    { numRuns: inSuite({ test: 12, long: 400 }), ...inSuite({ test: { seed: 1 }, long: {} }) },
  );
});
