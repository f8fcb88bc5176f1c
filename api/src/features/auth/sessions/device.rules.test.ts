import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf, isNewDevice } from './device.rules.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

for (const [agent, browser, platform] of [
  [chrome(140), 'Chrome', 'Windows'],
  [`${chrome(140)} Edg/140.0.0.0`, 'Edge', 'Windows'],
  [iphone, 'Safari', 'iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'Safari', 'macOS'],
  ['curl/8.5', '', ''],
  ['', '', ''],
] as const) {
  test(`${agent.slice(0, 50) || 'nothing'}: ${browser} ${platform}`, () =>
    assert.deepEqual(deviceOf(agent), { browser, platform }));
}

test('a device is new when none of the earlier sessions had it; a new version is not', () => {
  assert.equal(isNewDevice(chrome(140), []), false);
  assert.equal(isNewDevice(chrome(141), [iphone, chrome(140)]), false);
  assert.equal(isNewDevice(iphone, [chrome(140)]), true);
});
