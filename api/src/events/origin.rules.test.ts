import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCrossOrigin } from './origin.rules.ts';

for (const [origin, hosts, crossOrigin] of [
  [undefined, ['handover.test'], false],
  ['https://handover.test', ['handover.test'], false],
  ['https://handover.test', ['handover.test:443'], false],
  ['http://localhost:3000', ['127.0.0.1:3001', 'localhost:3000'], false],
  ['http://localhost:3001', ['localhost:3000'], true],
  ['https://evil.test', ['handover.test', undefined, ''], true],
  ['https://handover.test.evil.test', ['handover.test'], true],
  ['null', ['handover.test'], true],
  ['', ['handover.test', ''], true],
  ['file://', ['handover.test', ''], true],
] as const) {
  test(`a page of ${origin} at ${hosts}: ${crossOrigin ? 'refused' : 'accepted'}`, () =>
    assert.equal(isCrossOrigin(origin, [...hosts]), crossOrigin));
}
