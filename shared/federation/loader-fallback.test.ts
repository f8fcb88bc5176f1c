/** @jest-environment jsdom */
import { flushTasks } from '../testing/page/flush-tasks.ts';
import type { RemoteRelease } from './contract.ts';
import { defineRemote } from './define-remote.ts';
import { buildRelease } from './testing/build-release.ts';
import { loaderOf, Page, remote, resetLoader, unreachable } from './testing/loader-of.ts';

afterEach(resetLoader);

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
