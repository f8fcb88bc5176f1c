/** @jest-environment jsdom */
import { defineRemote } from './define-remote.ts';
import { loaderOf, Page, policy, remote, resetLoader, unreachable } from './testing/loader-of.ts';

/** Runs with fake timers, which are advanced past the deadline. */
async function withTimePassing(run: () => Promise<unknown>) {
  jest.useFakeTimers();
  const done = run();
  await jest.advanceTimersByTimeAsync(policy.deadline);
  await done;
}
afterEach(resetLoader);

test('loads a component once for all callers', async () => {
  const { loader, requested } = loaderOf(async () => ({ remote }));
  expect(loader.getLoaded('mfe-deals', 'pages', 'list')).toBeUndefined();
  const [a, b] = await Promise.all([
    loader.loadComponent('mfe-deals', 'pages', 'list'),
    loader.loadComponent('mfe-deals', 'pages', 'list'),
  ]);
  expect([a, b, loader.getLoaded('mfe-deals', 'pages', 'list')]).toEqual([Page, Page, Page]);
  expect(requested).toEqual(['entry.js']);
});

test('retries by another URL, at most three attempts, then rejects with the code', async () => {
  const { loader, requested } = loaderOf(unreachable);
  await expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-301', remote: 'mfe-deals' });
  expect(requested).toEqual(['entry.js', 'entry.js?again=1', 'entry.js?again=2']);
});

test('no URL is used twice, also by a later call', async () => {
  const { loader, requested } = loaderOf(unreachable);
  await expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-301' });
  await expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-301' });
  expect(requested).toHaveLength(6);
  expect(new Set(requested).size).toBe(6);
});

test('a later call succeeds once the cause is gone', async () => {
  let isDown = true;
  const { loader } = loaderOf(async () => (isDown ? unreachable() : { remote }));
  await expect(loader.loadComponent('mfe-deals', 'pages', 'list')).rejects.toMatchObject({ code: 'HR-301' });
  isDown = false;
  await expect(loader.loadComponent('mfe-deals', 'pages', 'list')).resolves.toBe(Page);
});

test.each([
  ['HR-402', () => new Promise(() => undefined)],
  ['HR-401', () => Promise.reject(new Error('Loading chunk 7 failed.'))],
  ['HR-402', () => Promise.reject(new Error('Loading chunk 7 failed.\n(timeout: /r/7.js)'))],
  ['HR-403', async () => ({})],
])('%s', async (code, load) => {
  const { loader } = loaderOf(load);
  await withTimePassing(() => expect(loader.load('mfe-deals')).rejects.toMatchObject({ code }));
});

test('a chunk that timed out is not retried', async () => {
  const list = jest.fn(() => Promise.reject(new Error('Loading CSS chunk 7 failed.\n(timeout: /r/7.css)')));
  const { loader } = loaderOf(async () => ({ remote: defineRemote({ pages: { list } }) }));
  await expect(loader.loadComponent('mfe-deals', 'pages', 'list')).rejects.toMatchObject({ code: 'HR-502' });
  expect(list).toHaveBeenCalledTimes(1);
});

test('an entry that timed out is not retried', async () => {
  const { loader, requested } = loaderOf(() => new Promise(() => undefined));
  await withTimePassing(() => expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-402' }));
  expect(requested).toEqual(['entry.js']);
});

test('a failure is reported once, however many callers wait for it', async () => {
  const { loader, failures } = loaderOf(unreachable);
  const both = [
    loader.loadComponent('mfe-deals', 'pages', 'list'),
    loader.loadComponent('mfe-deals', 'widgets', 'bell'),
  ];
  await Promise.allSettled(both);
  expect(failures).toEqual(['HR-301']);
});

test('loads no code of a remote that a gate refuses', async () => {
  const { loader, requested } = loaderOf(async () => ({ remote }), { contract: 9 });
  await expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-201' });
  expect(requested).toEqual([]);
});

test('an unknown remote and an unknown page have their codes', async () => {
  const { loader } = loaderOf(async () => ({ remote }));
  await expect(loader.load('mfe-maps')).rejects.toMatchObject({ code: 'HR-101' });
  await expect(loader.loadComponent('mfe-deals', 'pages', 'nope')).rejects.toMatchObject({ code: 'HR-503' });
  await expect(loader.loadComponent('mfe-deals', 'pages', 'toString')).rejects.toMatchObject({
    code: 'HR-503',
  });
});
