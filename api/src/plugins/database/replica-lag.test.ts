import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReplicaLag } from './replica-lag.ts';

test('a replica is behind since the oldest position that it has not replayed', () => {
  const lag = new ReplicaLag();
  assert.equal(lag.ms, Number.POSITIVE_INFINITY, 'before the first check');
  lag.written(100, 0);
  lag.replayed(100, 0);
  assert.equal(lag.ms, 0);
  lag.written(200, 1000);
  lag.written(300, 2000);
  lag.replayed(150, 2500);
  assert.equal(lag.ms, 1500);
  lag.replayed(200, 3000);
  assert.equal(lag.ms, 1000);
  lag.replayed(300, 9000);
  assert.equal(lag.ms, 0, 'nothing was written for long');
});

test('one that is cut off is ever further behind, and is not taken for one that has caught up', () => {
  const lag = new ReplicaLag();
  for (let second = 0; second < 5000; second++) {
    lag.written(second, second * 1000);
    lag.replayed(0, second * 1000);
  }
  assert.equal(lag.ms, 4_998_000);
  // Halfway.
  lag.replayed(2500, 5_000_000);
  assert.ok(lag.ms >= 100_000);
  lag.replayed(4999, 5_001_000);
  assert.equal(lag.ms, 0);
});
