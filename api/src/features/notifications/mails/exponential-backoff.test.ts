import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ExponentialBackoff } from './exponential-backoff.ts';

test('delays grow with each failure up to a day, and are reset by a success', () => {
  const waits = new ExponentialBackoff();
  const minutes: number[] = [];
  for (let failures = 0, now = 0; failures < 13; failures++) {
    waits.failed(1, now);
    let wait = 0;
    while (waits.waiting(now + wait * 60_000).length > 0) wait++;
    minutes.push(wait);
    now += wait * 60_000;
  }
  assert.deepEqual(minutes, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]);
  waits.succeeded(1);
  assert.deepEqual(waits.waiting(0), []);
});
