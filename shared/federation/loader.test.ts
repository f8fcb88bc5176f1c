/** @jest-environment jsdom */
import { flushTasks } from '../testing/page/flush-tasks.ts';
import type { ReleasedRemote, RemoteRelease } from './contract.ts';
import { createFederation } from './create-federation.ts';
import { defineRemote } from './define-remote.ts';
import { createRemoteLoader } from './loader.ts';
import { RemoteError } from './remote-errors.ts';
import { answerScripts, defineContainer, fails, forgetEntries, loads } from './testing/answer-scripts.ts';
import { buildRelease } from './testing/build-release.ts';

const Page = () => null;
const remote = defineRemote({ pages: { list: async () => ({ ListPage: Page }) } });
const policy = { attempts: 3, pause: 1, deadline: 60_000 };
const host = { provides: { react: '19.3.1' }, exports: {} };

type Load = (entry: string, release: RemoteRelease) => Promise<unknown>;

/** A loader in a page whose remotes export what `load` says, and whose entries fail to load where it rejects with a `RemoteError`. */
function loaderOf(load: Load, over: Partial<ReleasedRemote> = {}, others: RemoteRelease[] = []) {
  const requested: string[] = [];
  const failures: string[] = [];
  const current = buildRelease(over);
  const known = [current, ...(current.fallback ? [current.fallback] : []), ...others];
  answerScripts(async (script) => {
    const { pathname } = new URL(script.src);
    requested.push(script.src.replace(/^.*\//, ''));
    const release = known.find(({ entry }) => entry === pathname) ?? current;
    const first = load(pathname, release);
    const isDown = first.then(
      () => false,
      (error) => error instanceof RemoteError,
    );
    if (await Promise.race([isDown, aFewTicks()])) return fails(script);
    const begun = [first];
    defineContainer(release.global, async () => {
      const exposed = await (begun.pop() ?? load(pathname, release));
      return () => exposed;
    });
    return loads(script);
  });
  const federation = createFederation({ host, provided: {}, policy });
  const loader = createRemoteLoader({
    releaseSet: { remotes: { 'mfe-deals': current } },
    host,
    policy,
    onFailure: (error) => failures.push(error.code),
    federation: async () => federation,
  });
  return { loader, requested, failures };
}
/** Runs with fake timers, which are advanced past the deadline. */
async function withTimePassing(run: () => Promise<unknown>) {
  jest.useFakeTimers();
  const done = run();
  await jest.advanceTimersByTimeAsync(policy.deadline);
  await done;
}
async function aFewTicks() {
  for (let tick = 0; tick < 5; tick += 1) await undefined;
  return false;
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  forgetEntries('mfe_deals_a', 'mfe_deals_b', 'deals_2');
});
const unreachable = () => Promise.reject(new RemoteError('HR-301', 'mfe-deals'));

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

test('loads the fallback version when the current one fails, and reports the failure', async () => {
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
  ['HR-401', () => Promise.reject(new Error('Loading chunk 7 failed.'))],
  ['HR-402', () => Promise.reject(new Error('Loading chunk 7 failed.\n(timeout: /r/7.js)'))],
  ['HR-403', async () => ({})],
])('%s', async (code, load) => {
  const { loader } = loaderOf(load);
  await withTimePassing(() => expect(loader.load('mfe-deals')).rejects.toMatchObject({ code }));
});

describe('with a fallback version', () => {
  const Older = () => null;
  const older = defineRemote({ pages: { list: async () => ({ Older }), view: async () => ({ Older }) } });
  const fallback = buildRelease({
    version: '1.0.0-a',
    global: 'mfe_deals_a',
    entry: '/r/mfe-deals/1.0.0-a/entry.js',
  });
  const page = (name = 'list') => ['mfe-deals', 'pages', name] as const;

  test('a component whose chunk is missing comes from it, the others from the current version', async () => {
    const incomplete = defineRemote({
      pages: {
        list: () => Promise.reject(new Error('Loading chunk 7 failed.')),
        view: async () => ({ Page }),
      },
    });
    const load = async (_: string, { version }: RemoteRelease) => ({
      remote: version === '1.0.0-a' ? older : incomplete,
    });
    const { loader, failures } = loaderOf(load, { fallback });
    await expect(loader.loadComponent(...page())).resolves.toBe(Older);
    await expect(loader.loadComponent(...page('view'))).resolves.toBe(Page);
    expect(failures).toEqual(['HR-501']);
  });

  test('a version that failed is not tried again for another component', async () => {
    const { loader, requested } = loaderOf(
      async (_, { version }) => (version === '1.0.0-a' ? { remote: older } : unreachable()),
      { fallback },
    );
    await loader.loadComponent(...page());
    requested.length = 0;
    await expect(loader.loadComponent(...page('view'))).resolves.toBe(Older);
    await loader.load('mfe-deals');
    expect(requested).toEqual([]);
  });

  test('a load that waits for the current version meanwhile gets the fallback too', async () => {
    const rejects: (() => void)[] = [];
    const resolves: (() => void)[] = [];
    const { loader } = loaderOf(
      (_, { version }) =>
        new Promise((resolve, reject) => {
          if (version === '1.0.0-a') resolves.push(() => resolve({ remote: older }));
          else rejects.push(() => reject(new Error('timed out')));
        }),
      { fallback },
    );
    const first = loader.loadComponent(...page());
    await flushTasks();
    rejects[0]?.();
    await flushTasks();
    const second = loader.load('mfe-deals');
    resolves[0]?.();
    await expect(first).resolves.toBe(Older);
    await flushTasks();
    rejects[1]?.();
    await expect(second).resolves.toBe(older);
    expect(rejects).toHaveLength(2);
  });

  test('a component that threw while rendering is loaded from it, once', async () => {
    const { loader, failures } = loaderOf(
      async (_, { version }) => ({ remote: version === '1.0.0-a' ? older : remote }),
      { fallback },
    );
    await loader.loadComponent(...page());
    const { error, fallback: loadFallback } = loader.onRenderError(...page(), new Error('boom'));
    expect(error).toMatchObject({ code: 'HR-601', version: '1.0.0-b', detail: 'pages/list: Error: boom' });
    await expect(loadFallback?.()).resolves.toBe(Older);
    expect(loader.getLoaded(...page())).toBe(Older);
    expect(loader.onRenderError(...page(), new Error('again'))).not.toHaveProperty('fallback');
    expect(failures).toEqual(['HR-601', 'HR-601']);
  });
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

describe('another version', () => {
  const Other = () => null;
  const of = (component: () => null) => defineRemote({ pages: { list: async () => component } });
  const other = buildRelease({ version: '2.0.0', global: 'deals_2', entry: '/r/mfe-deals/2.0.0/entry.js' });
  const loadOf = async (_entry: string, { version }: RemoteRelease) => ({
    remote: of(version === '2.0.0' ? Other : Page),
  });

  test('is loaded as far as the present one is, and takes its place when told to', async () => {
    const { loader } = loaderOf(loadOf, {}, [other]);
    await loader.loadComponent('mfe-deals', 'pages', 'list');
    const replacement = await loader.prepare?.('mfe-deals', other);
    expect(replacement?.isLoaded).toBe(true);
    expect(loader.getLoaded('mfe-deals', 'pages', 'list')).toBe(Page);
    const onReplaced = jest.fn();
    loader.onReplaced(onReplaced);
    replacement?.replace();
    expect(onReplaced).toHaveBeenCalledTimes(1);
    expect(loader.versionOf('mfe-deals')).toBe('2.0.0');
    expect(loader.getLoaded('mfe-deals', 'pages', 'list')).toBe(Other);
    expect(await loader.loadComponent('mfe-deals', 'pages', 'list')).toBe(Other);
  });

  test('takes the place of what is mounted, too, where the present one has to be left at once', async () => {
    const { loader } = loaderOf(loadOf, {}, [other]);
    await loader.loadComponent('mfe-deals', 'pages', 'list');
    expect(loader.loadedVersions?.('mfe-deals')).toEqual(['1.0.0-b']);
    const replacement = await loader.prepare?.('mfe-deals', other);
    expect(loader.remounts?.()).toBe(0);
    replacement?.replace(true);
    expect(loader.remounts?.()).toBe(1);
    expect(loader.loadedVersions?.('mfe-deals')).toEqual(['2.0.0']);
  });

  test('loads nothing where nothing is loaded', async () => {
    const { loader, requested } = loaderOf(loadOf, {}, [other]);
    const replacement = await loader.prepare?.('mfe-deals', other);
    expect(replacement?.isLoaded).toBe(false);
    replacement?.replace();
    expect(requested).toEqual([]);
    expect(await loader.loadComponent('mfe-deals', 'pages', 'list')).toBe(Other);
  });

  test('that a gate refuses is not prepared', async () => {
    const { loader } = loaderOf(loadOf, {}, [other]);
    await expect(loader.prepare?.('mfe-deals', { ...other, contract: 99 })).rejects.toMatchObject({
      code: 'HR-201',
    });
  });

  test('a load that ends after it was replaced is not mounted later', async () => {
    const slow = Promise.withResolvers<void>();
    const { loader } = loaderOf(
      async (entry, release) => {
        if (release.version !== '2.0.0') await slow.promise;
        return loadOf(entry, release);
      },
      {},
      [other],
    );
    const loading = loader.loadComponent('mfe-deals', 'pages', 'list');
    (await loader.prepare?.('mfe-deals', other))?.replace();
    slow.resolve();
    await loading;
    expect(loader.getLoaded('mfe-deals', 'pages', 'list')).not.toBe(Page);
    expect(await loader.loadComponent('mfe-deals', 'pages', 'list')).toBe(Other);
  });
});
