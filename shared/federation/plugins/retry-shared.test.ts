/** @jest-environment jsdom */
import { createInstance } from '@module-federation/enhanced/runtime';
import { answerScripts, defineContainer, loads } from '../testing/answer-scripts.ts';
import { federationInPage, leavePage, release, remote } from '../testing/federation-in-page.ts';

afterEach(leavePage);

test('a shared module that failed is loaded again, at once and when a remote asks later', async () => {
  jest.useFakeTimers();
  const fetchReact = jest.fn().mockRejectedValue(new Error('offline'));
  // The runtime of a remote does this, in the instance of its build.
  const ofRemote = createInstance({ name: release.global, remotes: [] });
  const wanted = { shareConfig: { singleton: true, requiredVersion: '^19.3.1' } } as const;
  answerScripts((script) => {
    defineContainer(
      release.global,
      async () => {
        const react = await ofRemote.loadShare('react', { customShareInfo: wanted });
        return () => ({ remote, react: react ? react() : undefined });
      },
      (scope) => ofRemote.initShareScopeMap('default', scope as never),
    );
    loads(script);
  });
  const federation = federationInPage({ react: fetchReact }, { attempts: 1 });
  const failed = expect(federation.load('mfe-deals', release)).rejects.toMatchObject({ code: 'HR-401' });
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(fetchReact).toHaveBeenCalledTimes(3);
  fetchReact.mockResolvedValue({ name: 'React' });
  await expect(federation.load('mfe-deals', release)).resolves.toBe(remote);
  expect(fetchReact).toHaveBeenCalledTimes(4);
});
