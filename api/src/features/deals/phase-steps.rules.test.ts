import assert from 'node:assert/strict';
import { test } from 'node:test';
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
