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
    server: `exports.remote = { pages: { list: async () => () => null }, widgets: { 'sample-tile': async () => () => null }, modals: { 'sample-ask': async () => () => null } };`,
  };

  /** A remote with a page in a chunk, a widget and a modal, as a bundler of somebody else might write it. */
  function remote(parts: Partial<typeof FINE> = {}, namespace = 'sample'): string {
    const { top, page, widget, modal, chunk, server } = { ...FINE, ...parts };
    const entry = `
    var mfe_${namespace}_a;
    (() => {
    mfe_${namespace}_a = { init() {}, async get() { return () => ({ remote }); } };
    const loadChunk = () => new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = '/r/mfe-${namespace}/1.0.0-a/page.js';
      script.integrity = '${integrityOf(Buffer.from(CHUNK))}';
      script.onload = () => resolve(window.chunk);
      script.onerror = () => reject(new Error('no chunk'));
      document.head.append(script);
    });
    const remote = { pages: { list: ${page} }, widgets: { '${namespace}-tile': ${widget} }, modals: { '${namespace}-ask': ${modal} } };
    ${top}
    })();`;
    return write(
      `mfe-${namespace}`,
      {
        ...{ role: 'remote', namespace, global: `mfe_${namespace}_a`, entry: 'entry.js', locales: {} },
        ...{ preload: [], pages: {}, requires: {}, integrity: integrityOf(Buffer.from(entry)) },
        server: 'server/remote.cjs',
        descriptor: {
          routes: [{ path: `/user-${namespace}`, page: 'list', access: 'anyone' }],
          widgets: [`${namespace}-tile`],
          modals: [`${namespace}-ask`],
        },
      },
      {
        'entry.js': entry,
        ...(chunk && { 'page.js': chunk }),
        'server/remote.cjs': server.replaceAll('sample', namespace),
      },
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

  const at = (namespace: string) => `mfe-${namespace} 1.0.0-a`;
  const file = (namespace: string, name: string) => `/r/mfe-${namespace}/1.0.0-a/${name}`;
  /** By namespace: what is wrong in it, and all that is said about it. */
  const REFUSED: Record<string, [wrong: Partial<typeof FINE>, told: (its: string) => string[]]> = {
    changed: [
      { chunk: `${CHUNK} ` },
      (its) => [
        `RemoteError: HR-501 ${at(its)}: pages/list: Error: no chunk`,
        `${file(its, 'page.js')} is not what its integrity says`,
      ],
    ],
    empty: [
      { top: 'window.mfe_empty_a = undefined;' },
      (its) => [`RemoteError: HR-303 ${at(its)}: no mfe_empty_a`],
    ],
    missing: [
      { chunk: '' },
      (its) => [
        `RemoteError: HR-501 ${at(its)}: pages/list: Error: no chunk`,
        `${file(its, 'page.js')} does not exist`,
      ],
    ],
    modal: [{ modal: 'undefined' }, (its) => [`RemoteError: HR-503 ${at(its)}: modals/modal-ask`]],
    node: [
      { page: "() => import('./page.js')", chunk: "import 'node:fs'; export const Page = () => null;" },
      (its) => [
        `RemoteError: HR-501 ${at(its)}: pages/list: Error: https://handover.invalid${file(its, 'page.js')} imports node:fs, which a browser does not find`,
      ],
    ],
    nowhere: [
      { page: "() => import('./other.js')" },
      (its) => [`RemoteError: HR-501 ${at(its)}: pages/list: Error: ${file(its, 'other.js')} does not exist`],
    ],
    page: [
      { page: "async () => { throw new Error('of the page') }" },
      (its) => [`RemoteError: HR-501 ${at(its)}: pages/list: Error: of the page`],
    ],
    server: [
      { server: "throw new Error('on start')" },
      (its) => [`on the server: RemoteError: HR-401 ${at(its)}: on start`],
    ],
    throws: [
      { top: "throw new Error('at load');" },
      (its) => [
        `RemoteError: HR-303 ${at(its)}: no mfe_throws_a`,
        `${file(its, 'entry.js')}: Error: at load`,
      ],
    ],
    widget: [
      { widget: 'async () => ({ name: 1 })' },
      (its) => [`RemoteError: HR-503 ${at(its)}: widgets/widget-tile exports no component`],
    ],
    // Loaded last, in the order of names: what ends the process hides the rest.
    zapped: [{ page: '() => process.exit(3)' }, (its) => [`${at(its)}: ended the process with 3`]],
  };

  test('each remote in which something fails is refused by name; one that is fine is not named', async () => {
    const wrong = Object.entries(REFUSED);
    const dists = wrong.map(([namespace, [parts]]) => remote(parts, namespace));
    const refusal = await release(location(), [host(), remote(), ...dists]).catch(
      (error: Error) => error.message,
    );
    expect(String(refusal).split('\n')).toEqual([
      'Refused, nothing was changed. Loaded in host 1.0.0-a, this fails:',
      ...wrong.flatMap(([namespace, [, told]]) => told(namespace).map((line) => `  ${line}`)),
    ]);
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
