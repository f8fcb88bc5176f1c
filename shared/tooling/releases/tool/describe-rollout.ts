import type { RolloutRecord } from '../records.ts';
import type { RolloutCounts } from '../rollout/counts.ts';
import { decide, FALSE_STOPS, measure } from '../rollout/rollout.rules.ts';

/** What is known about a rollout, and what it waits for. */
export function describeRollout(rollout: RolloutRecord, counts: RolloutCounts): string {
  const { set, share, since } = rollout;
  const decision = decide(rollout, counts);
  const done = { stop: 'to be stopped', widen: 'to be widened', wait: 'waits' }[decision.action];
  return [
    `${set}  ${share} % of people since ${since.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}`,
    ...measure(counts).map(
      ({ text, evidence, limit, canary, current }) =>
        `  ${text}: ${canary}, with the current set ${current}  (evidence ${evidence.toPrecision(2)}, stopped at ${limit})`,
    ),
    `  ${done}: ${decision.why}`,
    `  A set that is not worse than the one before is stopped in at most ${Number((FALSE_STOPS * 100).toPrecision(3))} % of rollouts.`,
  ].join('\n');
}
