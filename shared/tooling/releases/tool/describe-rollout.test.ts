import { describeRollout } from './describe-rollout.ts';

test('a rollout is told with what it waits for, and how often one that is not worse is stopped', () => {
  const rollout = {
    id: '0a1b2c3d',
    set: 'new',
    share: 5,
    since: '2026-11-20T09:30:00.000Z',
    people: 100,
    minutes: 30,
  };
  const lines = describeRollout(rollout, {}).split('\n');
  expect(lines[0]).toBe('new  5 % of people since 2026-11-20 09:30:00 UTC');
  expect(lines[1]).toBe(
    '  people with failures: 0 of 0, with the current set 0 of 0  (evidence 1.0, stopped at 500)',
  );
  expect(lines.slice(-2)).toEqual([
    '  waits: 0 of 100 people have used it at this share',
    '  A set that is not worse than the one before is stopped in at most 0.5 % of rollouts.',
  ]);
});
