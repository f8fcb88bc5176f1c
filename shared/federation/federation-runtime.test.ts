/** @jest-environment jsdom */
import { createFederationRuntime } from './federation-runtime.ts';
import { createShareScope } from './share-scope.ts';
import { buildRelease } from './testing/build-release.ts';

const release = buildRelease({ global: 'mfe_deals_b' });
const versions = { react: '19.3.1' };
const remote = { pages: {}, widgets: {}, modals: {} };

/** Loads with a browser in which each script, once appended, runs this. */
async function load(run: (script: HTMLScriptElement) => void, deadline = 60_000) {
  const append = jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) run(node as HTMLScriptElement);
  });
  try {
    const scope = createShareScope(async () => ({ react: async () => ({ name: 'React' }) }), versions);
    return await createFederationRuntime(scope).load('mfe-deals', '/entry.js?again=0.1', release, deadline);
  } finally {
    append.mockRestore();
  }
}
afterEach(() => Reflect.deleteProperty(window, 'mfe_deals_b'));

const answers = (script: HTMLScriptElement) => script.onload?.call(script, new Event('load'));

test('an entry is checked, gets the modules of the page, and gives what it exposes', async () => {
  const used: unknown[] = [];
  const exposed = await load((script) => {
    expect([script.getAttribute('src'), script.integrity]).toEqual(['/entry.js?again=0.1', 'sha256-x']);
    const container = {
      init: async (scope: ReturnType<typeof createShareScope>) => {
        // Twice: once it is loaded, there is nothing to wait for.
        const react = scope.react?.['19.3.1'];
        used.push((await react?.get())?.());
        const factory = react?.get();
        used.push(typeof factory === 'function' && factory());
      },
      get: async (name: string) => () => ({ [name]: remote }),
    };
    Reflect.set(window, 'mfe_deals_b', container);
    answers(script);
  });
  expect(exposed).toEqual({ './remote': remote });
  expect(used).toEqual([{ name: 'React' }, { name: 'React' }]);
});

test('after a failed chunk the same container is asked again, which requests the chunk by a new URL', async () => {
  const get = jest.fn(async () => () => ({ remote }));
  get.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const append = jest.spyOn(document.head, 'append').mockImplementation((script) => {
    Reflect.set(window, 'mfe_deals_b', { init: () => undefined, get });
    answers(script as HTMLScriptElement);
  });
  const runtime = createFederationRuntime({});
  const attempt = () => runtime.load('mfe-deals', '/entry.js', release, 60_000);
  await expect(attempt()).rejects.toThrow('Loading chunk 7 failed.');
  await expect(attempt()).resolves.toEqual({ remote });
  expect(append).toHaveBeenCalledTimes(1);
  append.mockRestore();
});

test.each([
  ['HR-301', (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))],
  ['HR-302', () => undefined],
  ['HR-303', answers],
])('%s', async (code, run) => {
  await expect(load(run, 1)).rejects.toMatchObject({ code, remote: 'mfe-deals', version: '1.0.0-b' });
});
