import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DealStatus } from '@handover/shared/contract';
import { phaseSteps } from './phase-steps.rules.ts';

const on = (day: number) => new Date(Date.UTC(2026, 0, day));

test('after a declined letter the deal is in introduction, and the LOI step is upcoming again', () => {
  const log = [
    { phase: 'introduction', createdAt: on(1) },
    { phase: 'loi', createdAt: on(2) },
    { phase: 'introduction', createdAt: on(3) },
  ] as const;
  const steps = phaseSteps('introduction', 'active', [...log]);
  assert.deepEqual(
    steps.map((step) => step.state),
    ['current', 'upcoming', 'upcoming', 'upcoming', 'upcoming'],
  );
  assert.equal(steps[0]?.entered_at, on(3).toISOString());
  assert.equal(steps[1]?.entered_at, null);
});

test('nothing goes on in a deal that is over: a phase was gone through, or never reached', () => {
  const states = (status: DealStatus) => phaseSteps('loi', status, []).map(({ state }) => state);
  assert.deepEqual(states('active'), ['done', 'current', 'upcoming', 'upcoming', 'upcoming']);
  assert.deepEqual(states('paused'), states('active'));
  assert.deepEqual(states('cancelled'), ['done', 'done', 'upcoming', 'upcoming', 'upcoming']);
  assert.deepEqual(
    phaseSteps('closing', 'completed', []).map(({ state }) => state),
    ['done', 'done', 'done', 'done', 'done'],
  );
});
