import type { ReleaseHistory } from '@handover/shared/contract/schemas';
import { releasedVersions } from './released-versions.ts';

const entry = (at: string, changes: ReleaseHistory['entries'][number]['changes']) => ({
  ...{ number: 1, at, by: 'ada', action: 'release' as const, set: 's', changes },
});

test('each version of a remote is there once, the newest first, but for what runs or was revoked', () => {
  const entries = [
    entry('4', [{ name: 'mfe-deals', from: 'd3', to: 'd1' }]),
    entry('3', [{ name: 'mfe-deals', from: 'd2', to: 'd3' }]),
    entry('2', [
      { name: 'mfe-deals', from: 'd1', to: 'd2' },
      { name: 'host', from: null, to: 'h1' },
    ]),
    entry('1', [{ name: 'mfe-auth', from: null, to: 'a1' }]),
  ];
  const revoked = [{ name: 'mfe-deals', version: 'd3', at: '5', by: 'ada' }];
  expect(releasedVersions({ entries, revoked }, { 'mfe-auth': 'a1' })).toEqual({
    'mfe-deals': [
      { version: 'd2', at: '2' },
      { version: 'd1', at: '2' },
    ],
  });
});
