/** @jest-environment jsdom */

import { fakeHttp } from '@handover/shared/testing/node';
import { waitFor } from '@testing-library/react';
import { buildMockHost } from '../testing/render-mock-host.tsx';
import { faultsAtom } from './faults.atom.ts';
import type { Faults } from './faults.ts';
import { logEntriesAtom } from './log-entries.atom.ts';

afterEach(() => sessionStorage.clear());

const served = () =>
  fakeHttp()
    .on('get', /deals/, { body: { id: 1 } })
    .on('get', /companies/, { body: {} });

function start(faults: Partial<Faults>) {
  const http = served();
  const host = buildMockHost({ http });
  const { http: api, store } = host.shell.platform;
  store.set(faultsAtom, faults);
  return { store, http, api, get: (path: string) => api.get(path) };
}

test('without faults a call is sent unchanged, and logged', async () => {
  const { store, get } = start({});
  expect(await get('/api/deals/')).toEqual({ id: 1 });
  expect(store.get(logEntriesAtom)).toMatchObject([
    {
      kind: 'call',
      method: 'GET',
      path: '/api/deals/',
      outcome: 200,
      response: { id: 1 },
      faultInjected: false,
    },
  ]);
});

test('the next two calls of one path fail, and do not reach the server', async () => {
  const { store, http, get } = start({ path: '/api/deals/', failure: '500', remaining: 2 });
  await expect(get('/api/deals/1/')).rejects.toMatchObject({ kind: 'response', status: 500 });
  expect(await get('/api/companies/')).toEqual({});
  await expect(get('/api/deals/2/')).rejects.toMatchObject({ status: 500 });
  expect(http.calls.map(({ path }) => path)).toEqual(['/api/companies/']);
  expect(await get('/api/deals/3/')).toEqual({ id: 1 });
  expect(store.get(faultsAtom).failure).toBeNull();
});

test('a 400 names the given fields', async () => {
  const { get } = start({ failure: '400', fields: 'name, email' });
  await expect(get('/api/deals/')).rejects.toMatchObject({
    status: 400,
    body: { name: [expect.any(String)], email: [expect.any(String)] },
  });
});

test.each([
  ['network', 'network'],
  ['timeout', 'timeout'],
] as const)('the client reports %s as such', async (failure, kind) => {
  const { store, get } = start({ failure });
  await expect(get('/api/deals/')).rejects.toMatchObject({ kind });
  expect(store.get(logEntriesAtom)).toMatchObject([{ outcome: expect.any(String), faultInjected: true }]);
});

test('a delayed call arrives late; one delayed beyond the timeout fails and is not sent', async () => {
  jest.useFakeTimers();
  try {
    const { get } = start({ delay: 2000 });
    const arrived = jest.fn();
    const slow = get('/api/deals/').then(arrived);
    await jest.advanceTimersByTimeAsync(1900);
    expect(arrived).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await slow;
    expect(arrived).toHaveBeenCalledWith({ id: 1 });

    const endless = start({ delay: 10_000_000 });
    const lost = expect(endless.get('/api/deals/')).rejects.toMatchObject({ kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(10_000_000);
    await lost;
    expect(endless.http.calls).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('a delayed call can be aborted', async () => {
  const { store, api } = start({ delay: 60_000 });
  const leave = new AbortController();
  const call = api.get('/api/deals/', { signal: leave.signal });
  await waitFor(() => expect(store.get(logEntriesAtom)).toHaveLength(1));
  leave.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(store.get(logEntriesAtom)).toMatchObject([{ outcome: 'aborted' }]);
});
