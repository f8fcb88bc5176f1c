/** @jest-environment jsdom */
import type { RemoteRelease } from './contract.ts';
import { defineRemote } from './define-remote.ts';
import { buildRelease } from './testing/build-release.ts';
import { loaderOf, Page, resetLoader } from './testing/loader-of.ts';

afterEach(resetLoader);

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
