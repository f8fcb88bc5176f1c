import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_VERSION } from '@handover/shared/contract';
import {
  CALLS_BY_VERSION,
  callsAfter,
  presentCalls,
  versionAfter,
  withPresent,
} from '../../testing/calls/calls-by-version.ts';
import { anonymous } from '../../testing/people/actor.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

test('each version is a major one where calls were removed, else a minor one', () => {
  const versions = Object.keys(CALLS_BY_VERSION);
  for (const [index, [version, change]] of Object.entries(CALLS_BY_VERSION).entries()) {
    const before = versions[index - 1];
    if (before) assert.equal(version, versionAfter(before, change));
  }
});

test('every added or removed call is recorded under a new version', async () => {
  assert.deepEqual(presentCalls(), callsAfter(CALLS_BY_VERSION), 'run pnpm fix:calls');
  assert.equal(API_VERSION, Object.keys(CALLS_BY_VERSION).at(-1), 'run pnpm fix:calls');
  const { body: document } = await anonymous(await buildTestApp()).get('/api/openapi.json');
  assert.equal(document.info.version, API_VERSION);
});

test('another call is a minor version, one less a major one', () => {
  const first = { '1.2.0': { added: ['GET /api/x/', 'GET /api/y/'] } };
  const calls = ['GET /api/x/', 'GET /api/y/'];
  assert.equal(withPresent(first, calls), first);
  const more = withPresent(first, [...calls, 'GET /api/z/']);
  assert.deepEqual(more['1.3.0'], { added: ['GET /api/z/'] });
  const less = withPresent(more, calls);
  assert.deepEqual(less['2.0.0'], { added: [], removed: ['GET /api/z/'] });
  assert.deepEqual(callsAfter(less), calls);
});

test('a call that was never there is not removed', () => {
  assert.throws(() => callsAfter({ '1.0.0': { added: [], removed: ['GET /api/x/'] } }), /never there/);
});
