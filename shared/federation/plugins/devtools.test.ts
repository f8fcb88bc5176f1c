/** @jest-environment jsdom */
import { answerScripts, fails } from '../testing/answer-scripts.ts';
import { federationInPage, leavePage, release } from '../testing/federation-in-page.ts';

afterEach(leavePage);

test('its own tools are told of host and remotes, with versions and shared modules', async () => {
  answerScripts(fails);
  await expect(federationInPage().load('mfe-deals', release)).rejects.toThrow();
  const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: object } }).__FEDERATION__;
  expect(moduleInfo).toMatchObject({
    handover: {
      remotesInfo: { 'mfe-deals': { matchedVersion: '1.0.0-b' } },
      shared: [
        {
          sharedName: 'react',
          version: '19.3.1',
          shareConfig: { singleton: true, requiredVersion: '^19.3.1' },
        },
      ],
    },
    'mfe-deals:1.0.0-b': {
      version: '1.0.0-b',
      remoteEntry: 'http://localhost/r/mfe-deals/1.0.0-b/entry.js',
      globalName: 'mfe_deals_b',
    },
  });
});
