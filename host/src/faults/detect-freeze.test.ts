import { createFreezeDetector } from './detect-freeze.ts';

const beat = { remote: 'mfe-deals', version: '1.0.0-a', path: '/user-deals' };

/** A detector whose clock ticks every second. */
function start() {
  const onFreeze = jest.fn();
  const detector = createFreezeDetector(onFreeze);
  let now = 0;
  const pass = (seconds: number, beats = false) => {
    for (let second = 0; second < seconds; second++) {
      now += 1000;
      if (beats) detector.onBeat(beat, now);
      detector.onTick(now);
    }
  };
  return {
    onFreeze,
    pass,
    hear: (data?: typeof beat) => detector.onBeat(data, now),
    sleep: (ms: number) => (now += ms),
  };
}

test('a page that is silent for ten seconds is reported once, with the last beat', () => {
  const { onFreeze, pass } = start();
  pass(60, true);
  expect(onFreeze).not.toHaveBeenCalled();
  pass(9);
  expect(onFreeze).not.toHaveBeenCalled();
  pass(60);
  expect(onFreeze.mock.calls).toEqual([[beat]]);
});

test('a page that runs again is watched again', () => {
  const { onFreeze, pass } = start();
  pass(2, true);
  pass(20);
  pass(2, true);
  pass(20);
  expect(onFreeze).toHaveBeenCalledTimes(2);
});

test('a hidden page, and one that has not sent a beat yet, are not watched', () => {
  const { onFreeze, pass, hear } = start();
  pass(60);
  pass(2, true);
  hear(undefined);
  pass(60);
  expect(onFreeze).not.toHaveBeenCalled();
});

test('a machine that sleeps is not a frozen page', () => {
  const { onFreeze, pass, sleep } = start();
  pass(2, true);
  sleep(3_600_000);
  pass(9);
  expect(onFreeze).not.toHaveBeenCalled();
  pass(2);
  expect(onFreeze).toHaveBeenCalledTimes(1);
});
