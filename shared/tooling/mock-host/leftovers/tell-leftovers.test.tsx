import { createMemoryRouter } from '@handover/shared/router';
import { provideRequest } from '@handover/shared/testing';
import type { Leftover } from '@handover/shared/testing/leftovers';
import { logEntriesAtom } from '../calls/log-entries.atom.ts';
import { buildMockHost } from '../testing/render-mock-host.tsx';
import { tellLeftovers } from './tell-leftovers.ts';

beforeEach(() => {
  provideRequest();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete window.handoverLeftovers;
});

test('what a page has left behind is told once on the console and in the log, after it has been left', async () => {
  const timer: Leftover = { kind: 'timer', what: 'setInterval', by: 'at ./src/clock.tsx:3:1', page: '/left' };
  window.handoverLeftovers = () => [timer, { ...timer, page: window.location.pathname }];
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const host = buildMockHost();
  const router = createMemoryRouter([{ path: '*', element: null }]);
  tellLeftovers(router, host.log);
  await router.navigate('/next');
  await router.navigate('/another');
  expect(error).not.toHaveBeenCalled();
  jest.runAllTimers();
  const text = '/left has left a timer behind: setInterval, at ./src/clock.tsx:3:1';
  expect(error.mock.calls).toEqual([[text]]);
  const entries = host.shell.platform.store.get(logEntriesAtom);
  expect(entries).toEqual([expect.objectContaining({ kind: 'event', type: 'leftover timer' })]);
  error.mockRestore();
});
