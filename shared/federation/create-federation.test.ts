/** @jest-environment jsdom */
import { answerScripts, defineContainer, fails, loads } from './testing/answer-scripts.ts';
import { federationInPage, leavePage, release, remote } from './testing/federation-in-page.ts';

afterEach(leavePage);

/** The part of its scope that a container reads. */
type Scope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>;

test('a container gets the modules of the page and its runtime, and gives what it exposes', async () => {
  const used: unknown[] = [];
  answerScripts((script) => {
    defineContainer(
      release.global,
      async (name) => () => ({ [name.slice(2)]: remote }),
      async (scope) => {
        used.push(Object.keys(scope), (await (scope as Scope).react?.['19.3.1']?.get())?.());
      },
    );
    loads(script);
  });
  const federation = federationInPage({ react: async () => ({ name: 'React' }) });
  await expect(federation.load('mfe-deals', release)).resolves.toBe(remote);
  // The runtime is no shared module, but a global of the page.
  expect(used).toEqual([['react'], { name: 'React' }]);
  expect(Reflect.get(window, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation');
});

test.each([
  ['HR-301', fails, 3, '/r/mfe-deals/1.0.0-b/entry.js failed to load'],
  ['HR-302', () => undefined, 1, '/r/mfe-deals/1.0.0-b/entry.js timed out'],
  ['HR-303', loads, 3, 'no mfe_deals_b'],
])('%s', async (code, answer, requests, detail) => {
  jest.useFakeTimers();
  const appended = answerScripts(answer);
  const loading = expect(federationInPage().load('mfe-deals', release)).rejects.toMatchObject({
    code,
    detail,
    remote: 'mfe-deals',
    version: '1.0.0-b',
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await loading;
  expect(appended).toHaveBeenCalledTimes(requests);
});
