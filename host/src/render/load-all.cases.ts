import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canIRelease, integrityOf, release } from '@handover/tooling/releases';
import { builtHost } from '../../server/testing/built-host.ts';
import type { RenderStore } from '../../server/testing/render-store.ts';

describe('the trial of remotes', () => {
  let built: RenderStore;
  let folder: string;
  beforeAll(async () => {
    built = await builtHost();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'handover-trial-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const hashesOf = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(Buffer.from(text))]));

  /** The output folder of a build. */
  function write(name: string, manifest: object, files: Record<string, string>): string {
    const dist = join(folder, name);
    const content = JSON.stringify({
      name,
      version: '1.0.0-a',
      contract: 2,
      ...manifest,
      files: hashesOf(files),
    });
    for (const [file, text] of Object.entries({ ...files, 'build-manifest.json': content })) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), text);
    }
    return dist;
  }

  const host = (server = built.hostServer) =>
    write(
      'host',
      {
        ...{
          role: 'host',
          scripts: ['shell.js'],
          styles: [],
          preload: [],
          fonts: [],
          icon: null,
          locales: {},
        },
        ...{ provides: { react: '19.3.1' }, server: 'server/host.cjs' },
      },
      { 'shell.js': '', 'server/host.cjs': server },
    );

  const CHUNK = 'window.chunk = { Page: () => null };';
  const FINE = {
    /** The code that the entry runs at once. */
    top: '',
    page: '() => loadChunk()',
    widget: 'async () => () => null',
    modal: 'async () => ({ default: () => null })',
    chunk: CHUNK,
    server: `exports.remote = { pages: { list: async () => () => null }, widgets: { tile: async () => () => null }, modals: { ask: async () => () => null } };`,
  };

  /** A remote with a page in a chunk, a widget and a modal, as a bundler of somebody else might write it. */
  function remote(parts: Partial<typeof FINE> = {}): string {
    const { top, page, widget, modal, chunk, server } = { ...FINE, ...parts };
    const entry = `
    var mfe_sample_a = { init() {}, async get() { return () => ({ remote }); } };
    const loadChunk = () => new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = '/r/mfe-sample/1.0.0-a/page.js';
      script.integrity = '${integrityOf(Buffer.from(CHUNK))}';
      script.onload = () => resolve(window.chunk);
      script.onerror = () => reject(new Error('no chunk'));
      document.head.append(script);
    });
    const remote = { pages: { list: ${page} }, widgets: { tile: ${widget} }, modals: { ask: ${modal} } };
    ${top}`;
    return write(
      'mfe-sample',
      {
        ...{ role: 'remote', namespace: 'sample', global: 'mfe_sample_a', entry: 'entry.js', locales: {} },
        ...{ preload: [], pages: {}, requires: {}, integrity: integrityOf(Buffer.from(entry)) },
        server: 'server/remote.cjs',
        descriptor: {
          routes: [{ path: '/user-sample', page: 'list', access: 'anyone' }],
          widgets: ['tile'],
          modals: ['ask'],
        },
      },
      { 'entry.js': entry, ...(chunk && { 'page.js': chunk }), 'server/remote.cjs': server },
    );
  }

  const location = () => join(folder, 'store');

  test('a remote whose page, widget and modal can be loaded is released', async () => {
    const { set, untried } = await release(location(), [host(), remote()]);
    expect([set.remotes['mfe-sample']?.version, untried]).toEqual(['1.0.0-a', undefined]);
  });

  test('so is one whose page is a module, as Vite builds them', async () => {
    const modules = {
      page: "() => import('./page.js')",
      chunk: 'export const Page = () => import.meta.url;',
    };
    const { set } = await release(location(), [host(), remote(modules)]);
    expect(set.remotes['mfe-sample']?.version).toBe('1.0.0-a');
  });

  test.each<[string, Partial<typeof FINE>, string]>([
    ['an entry that throws', { top: "throw new Error('at load');" }, 'entry.js: Error: at load'],
    ['an entry that defines nothing', { top: 'window.mfe_sample_a = undefined;' }, 'HR-303 mfe-sample'],
    [
      'a page that throws',
      { page: "async () => { throw new Error('of the page') }" },
      'pages/list: Error: of the page',
    ],
    ['a page whose chunk is missing', { chunk: '' }, 'pages/list: Error: no chunk'],
    ['a chunk that is another one', { chunk: `${CHUNK} ` }, 'page.js is not what its integrity says'],
    [
      'a widget without a component',
      { widget: 'async () => ({ name: 1 })' },
      'widgets/tile exports no component',
    ],
    [
      'a page whose module does not exist',
      { page: "() => import('./other.js')" },
      '/r/mfe-sample/1.0.0-a/other.js does not exist',
    ],
    [
      'a module that imports what a browser does not have',
      { page: "() => import('./page.js')", chunk: "import 'node:fs'; export const Page = () => null;" },
      'page.js imports node:fs, which a browser does not find',
    ],
    ['a modal that does not come', { modal: 'undefined' }, 'modals/ask'],
    ['a page that ends the process', { page: '() => process.exit(3)' }, 'ended the process with 3'],
    [
      'a server build that throws',
      { server: "throw new Error('on start')" },
      'on the server: RemoteError: HR-401',
    ],
  ])('%s is refused by name', async (_, parts, reason) => {
    await release(location(), [host()]);
    const dist = remote(parts);
    const refusal = await release(location(), [dist]).catch((error: Error) => error.message);
    expect(refusal).toContain('Refused, nothing was changed. Loaded in host 1.0.0-a, this fails:');
    expect(refusal).toContain('mfe-sample 1.0.0-a');
    expect(refusal).toContain(reason);
  });

  test('can-i-release says the same as the release', async () => {
    await release(location(), [host()]);
    const dist = remote({ top: "throw new Error('at load');" });
    const refusal = await release(location(), [dist]).catch((error: Error) => error.message);
    await expect(canIRelease(location(), [dist])).rejects.toThrow(String(refusal));
  });

  test('with a host of before it is told that nothing was loaded', async () => {
    const old = 'exports.loadProvided = async () => ({});';
    const { untried } = await release(location(), [
      host(old),
      remote({ top: "throw new Error('at load');" }),
    ]);
    expect(untried).toBe('host 1.0.0-a was built before remotes were tried');
  });
});
