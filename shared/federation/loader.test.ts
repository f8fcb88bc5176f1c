import { flushTasks } from '../testing/flush-tasks.ts';
import type { RemoteRelease } from './contract.ts';
import { defineRemote } from './define-remote.ts';
import { createRemoteLoader } from './loader.ts';
import { buildRelease } from './testing/build-release.ts';

const Page = () => null;
const remote = defineRemote({ pages: { list: async () => ({ ListPage: Page }) } });
const policy = { attempts: 3, pause: 1, deadline: 60_000 };
const host = { provides: { react: '19.3.1' }, exports: {} };

function loaderOf(load: (entry: string, release: RemoteRelease) => Promise<unknown>, over = {}) {
  const asked: string[] = [];
  const aliases: string[] = [];
  const failures: string[] = [];
  const loader = createRemoteLoader({
    releaseSet: { remotes: { 'mfe-deals': buildRelease(over) } },
    host,
    policy,
    onFailure: (error) => failures.push(error.code),
    runtime: {
      load: (alias, entry, release) => {
        aliases.push(alias);
        asked.push(entry.replace(/^.*\//, ''));
        return load(entry, release);
      },
    },
  });
  return { loader, asked, aliases, failures };
}
/** Runs something through all of its waits, by a clock that is moved. */
async function waitedOut(run: () => Promise<unknown>) {
  jest.useFakeTimers();
  const done = run();
  await jest.advanceTimersByTimeAsync(policy.deadline);
  await done;
}
afterEach(() => jest.useRealTimers());
const unreachable = () => Promise.reject(new Error('#RUNTIME-008'));

test('loads the component once for all who ask', async () => {
  const { loader, asked } = loaderOf(async () => ({ remote }));
  expect(loader.getLoaded('mfe-deals', 'pages', 'list')).toBeUndefined();
  const [a, b] = await Promise.all([
    loader.part('mfe-deals', 'pages', 'list'),
    loader.part('mfe-deals', 'pages', 'list'),
  ]);
  expect([a, b, loader.getLoaded('mfe-deals', 'pages', 'list')]).toEqual([Page, Page, Page]);
  expect(asked).toEqual(['entry.js']);
});

test('asks again under another address, at most three times, then names the failure', async () => {
  const { loader, asked } = loaderOf(unreachable);
  await expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-301', remote: 'mfe-deals' });
  expect(asked).toEqual(['entry.js', 'entry.js?again=0.1', 'entry.js?again=0.2']);
});

test('no alias is used twice: the runtime keeps what failed under one', async () => {
  const { loader, asked, aliases } = loaderOf(unreachable);
  await expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-301' });
  await expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-301' });
  expect(aliases).toHaveLength(6);
  expect([new Set(aliases).size, new Set(asked).size]).toEqual([6, 6]);
});

test('recovers when it is asked again after the cause is gone', async () => {
  let isDown = true;
  const { loader } = loaderOf(async () => (isDown ? unreachable() : { remote }));
  await expect(loader.part('mfe-deals', 'pages', 'list')).rejects.toMatchObject({ code: 'HR-301' });
  isDown = false;
  await expect(loader.part('mfe-deals', 'pages', 'list')).resolves.toBe(Page);
});

test('mounts the fallback version when the current one can’t be had, and tells', async () => {
  const fallback = buildRelease({
    version: '1.0.0-a',
    global: 'mfe_deals_a',
    entry: '/r/mfe-deals/1.0.0-a/entry.js',
  });
  const { loader, failures } = loaderOf(
    async (_, { version }) => (version === '1.0.0-a' ? { remote } : unreachable()),
    { fallback },
  );
  await expect(loader.load('mfe-deals')).resolves.toBe(remote);
  expect(failures).toEqual(['HR-301']);
});

test.each([
  ['HR-402', () => new Promise(() => undefined)],
  ['HR-302', () => Promise.reject(new Error('ScriptNetworkError: timed out. #RUNTIME-008'))],
  ['HR-303', () => Promise.reject(new Error('#RUNTIME-001'))],
  ['HR-401', () => Promise.reject(new Error('Loading chunk 7 failed.'))],
  ['HR-402', () => Promise.reject(new Error('Loading chunk 7 failed.\n(timeout: /r/7.js)'))],
  ['HR-403', async () => ({})],
])('%s', async (code, load) => {
  const { loader } = loaderOf(load);
  await waitedOut(() => expect(loader.load('mfe-deals')).rejects.toMatchObject({ code }));
});

describe('of a set with a fallback', () => {
  const Older = () => null;
  const older = defineRemote({ pages: { list: async () => ({ Older }), view: async () => ({ Older }) } });
  const fallback = buildRelease({ version: '1.0.0-a', global: 'mfe_deals_a' });
  const part = (name = 'list') => ['mfe-deals', 'pages', name] as const;

  test('a part whose chunk is gone comes from it, the others from the current version', async () => {
    const torn = defineRemote({
      pages: {
        list: () => Promise.reject(new Error('Loading chunk 7 failed.')),
        view: async () => ({ Page }),
      },
    });
    const load = async (_: string, { version }: RemoteRelease) => ({
      remote: version === '1.0.0-a' ? older : torn,
    });
    const { loader, failures } = loaderOf(load, { fallback });
    await expect(loader.part(...part())).resolves.toBe(Older);
    await expect(loader.part(...part('view'))).resolves.toBe(Page);
    expect(failures).toEqual(['HR-501']);
  });

  test('who has waited for a version in vain once does not wait for it again', async () => {
    const { loader, asked } = loaderOf(
      async (_, { version }) => (version === '1.0.0-a' ? { remote: older } : unreachable()),
      { fallback },
    );
    await loader.part(...part());
    asked.length = 0;
    await expect(loader.part(...part('view'))).resolves.toBe(Older);
    await loader.load('mfe-deals');
    expect(asked).toEqual([]);
  });

  test('it is there too for who waits for the current version while it steps in', async () => {
    const failing: (() => void)[] = [];
    const coming: (() => void)[] = [];
    const { loader } = loaderOf(
      (_, { version }) =>
        new Promise((resolve, reject) => {
          if (version === '1.0.0-a') coming.push(() => resolve({ remote: older }));
          else failing.push(() => reject(new Error('timed out')));
        }),
      { fallback },
    );
    const first = loader.part(...part());
    failing[0]?.();
    await flushTasks();
    const second = loader.load('mfe-deals');
    coming[0]?.();
    await expect(first).resolves.toBe(Older);
    failing[1]?.();
    await expect(second).resolves.toBe(older);
    expect(failing).toHaveLength(2);
  });

  test('a part that threw is to be had from it, once', async () => {
    const { loader, failures } = loaderOf(
      async (_, { version }) => ({ remote: version === '1.0.0-a' ? older : remote }),
      { fallback },
    );
    await loader.part(...part());
    const { error, instead } = loader.threw(...part(), new Error('boom'));
    expect(error).toMatchObject({ code: 'HR-601', version: '1.0.0-b', detail: 'pages/list: Error: boom' });
    await expect(instead?.()).resolves.toBe(Older);
    expect(loader.getLoaded(...part())).toBe(Older);
    expect(loader.threw(...part(), new Error('again'))).not.toHaveProperty('instead');
    expect(failures).toEqual(['HR-601', 'HR-601']);
  });
});

test('a chunk that is late is not asked for again by itself', async () => {
  const list = jest.fn(() => Promise.reject(new Error('Loading CSS chunk 7 failed.\n(timeout: /r/7.css)')));
  const { loader } = loaderOf(async () => ({ remote: defineRemote({ pages: { list } }) }));
  await expect(loader.part('mfe-deals', 'pages', 'list')).rejects.toMatchObject({ code: 'HR-502' });
  expect(list).toHaveBeenCalledTimes(1);
});

test('what is late is not asked for again by itself', async () => {
  const { loader, asked } = loaderOf(() => new Promise(() => undefined));
  await waitedOut(() => expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-402' }));
  expect(asked).toEqual(['entry.js']);
});

test('several who wait for the same failure tell of it once', async () => {
  const { loader, failures } = loaderOf(unreachable);
  const both = [loader.part('mfe-deals', 'pages', 'list'), loader.part('mfe-deals', 'widgets', 'bell')];
  await Promise.allSettled(both);
  expect(failures).toEqual(['HR-301']);
});

test('runs no code of a remote that a gate refuses', async () => {
  const { loader, asked } = loaderOf(async () => ({ remote }), { contract: 9 });
  await expect(loader.load('mfe-deals')).rejects.toMatchObject({ code: 'HR-201' });
  expect(asked).toEqual([]);
});

test('names an unknown remote and an unknown page', async () => {
  const { loader } = loaderOf(async () => ({ remote }));
  await expect(loader.load('mfe-maps')).rejects.toMatchObject({ code: 'HR-101' });
  await expect(loader.part('mfe-deals', 'pages', 'nope')).rejects.toMatchObject({ code: 'HR-503' });
  await expect(loader.part('mfe-deals', 'pages', 'toString')).rejects.toMatchObject({ code: 'HR-503' });
});
