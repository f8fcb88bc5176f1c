/** @jest-environment jsdom */
import { answerScripts, defineContainer, loads } from '../testing/answer-scripts.ts';
import { federationInPage, leavePage, release } from '../testing/federation-in-page.ts';

afterEach(leavePage);

test('an attempt ends in time where a chunk or a shared module does not come, the time of its entry counted', async () => {
  jest.useFakeTimers();
  const get = jest.fn(() => new Promise<never>(() => undefined));
  answerScripts((script) => {
    defineContainer(release.global, get);
    setTimeout(() => loads(script), 15_000);
  });
  const settled = jest.fn();
  const loading = federationInPage({}, { deadline: 20_000 }).load('mfe-deals', release);
  loading.catch(settled);
  await jest.advanceTimersByTimeAsync(19_900);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await expect(loading).rejects.toMatchObject({ code: 'HR-402' });
  // It is not tried again: people have waited long enough.
  expect(get).toHaveBeenCalledTimes(1);
});
