/** @jest-environment jsdom */
import { answerScripts } from '../testing/answer-scripts.ts';
import { federationInPage, leavePage, release } from '../testing/federation-in-page.ts';

afterEach(leavePage);

test.each([
  ['of another contract', { contract: 99 }, 'HR-201'],
  ['that needs another React', { requires: { react: '20.0.0' } }, 'HR-203'],
  ['that needs another runtime', { requires: { '@module-federation/runtime-core': '3.0.0' } }, 'HR-203'],
])('of a version %s nothing is requested, and it is not tried again', async (_, over, code) => {
  const appended = answerScripts(() => undefined);
  const loading = federationInPage().load('mfe-deals', { ...release, ...over });
  await expect(loading).rejects.toMatchObject({ code });
  expect(appended).not.toHaveBeenCalled();
});
