import assert from 'node:assert/strict';
import { test } from 'node:test';
import { API_VERSION } from '@handover/shared/contract';
import { CALLS_BY_VERSION, type Change } from '../../testing/calls/calls-by-version.ts';
import { anonymous } from '../../testing/people/actor.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

const { body: document } = await anonymous(await buildTestApp()).get('/api/openapi.json');

/** The lowest version number that a change may have. */
function versionAfter(version: string, { removed = [] }: Change): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return removed.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

test('each version is a major one where calls were removed, else a minor one', () => {
  const versions = Object.keys(CALLS_BY_VERSION);
  for (const [index, [version, change]] of Object.entries(CALLS_BY_VERSION).entries()) {
    const before = versions[index - 1];
    if (before) assert.equal(version, versionAfter(before, change));
  }
  assert.equal(versionAfter('1.2.0', { added: ['GET /api/x/'] }), '1.3.0');
  assert.equal(versionAfter('1.2.0', { added: [], removed: ['GET /api/x/'] }), '2.0.0');
});

test('every added or removed call is recorded under a new version', () => {
  const known = new Set<string>();
  for (const { added, removed = [] } of Object.values(CALLS_BY_VERSION)) {
    for (const call of added) known.add(call);
    for (const call of removed) assert.ok(known.delete(call), `${call} does not exist`);
  }
  const present = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  assert.deepEqual(present.toSorted(), [...known].toSorted(), 'testing/calls/calls-by-version.ts');
  assert.equal(API_VERSION, Object.keys(CALLS_BY_VERSION).at(-1));
  assert.equal(document.info.version, API_VERSION);
});
