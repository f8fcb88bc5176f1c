/** @jest-environment jsdom */
import { answerScripts, defineContainer, loads } from '../testing/answer-scripts.ts';
import { federationInPage, leavePage, release, remote } from '../testing/federation-in-page.ts';

afterEach(leavePage);

/** A page whose container fails to load a chunk this often. */
function failChunk(times: number) {
  const get = jest.fn(async () => () => ({ remote }) as unknown);
  for (let time = 0; time < times; time += 1) get.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const appended = answerScripts((script) => {
    defineContainer(release.global, get);
    loads(script);
  });
  return { get, appended };
}

test('after a failed chunk the same container is asked again, which requests the chunk by a new URL', async () => {
  const { get, appended } = failChunk(2);
  await expect(federationInPage().load('mfe-deals', release)).resolves.toBe(remote);
  expect(get).toHaveBeenCalledTimes(3);
  expect(appended).toHaveBeenCalledTimes(1);
});

test('after three attempts it is given up; a later call has three of its own', async () => {
  const { get } = failChunk(5);
  const federation = federationInPage();
  await expect(federation.load('mfe-deals', release)).rejects.toMatchObject({
    code: 'HR-401',
    detail: 'Loading chunk 7 failed.',
  });
  expect(get).toHaveBeenCalledTimes(3);
  await expect(federation.load('mfe-deals', release)).resolves.toBe(remote);
  expect(get).toHaveBeenCalledTimes(6);
});
