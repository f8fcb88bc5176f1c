import { inSuite } from '@handover/shared/testing/suite';
import type { RolloutRecord } from '../records.ts';
import { type Behaviour, type Simulation, simulateRollout } from '../testing/simulate-rollout.ts';
import { countsAt, type RolloutCounts } from './counts.ts';
import { evidence } from './evidence.ts';
import { decide, FALSE_STOPS } from './rollout.rules.ts';

/** What happens with a set that works. */
const usual: Behaviour = { failing: 0.002, errors: 0.002, readyMs: 900, responding: 0.85 };

const simulate = (seed: number, canary: Partial<Behaviour>, more: Partial<Simulation> = {}) =>
  simulateRollout({
    seed,
    visits: 100_000,
    share: 5,
    people: 500,
    current: usual,
    canary: { ...usual, ...canary },
    look: 50,
    ...more,
  });
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

describe('of 100,000 visits by 50,000 people, a version', () => {
  test.each<[string, Partial<Behaviour>]>([
    ['that fails in 2 % of visits', { failing: 0.02 }],
    ['with uncaught errors in 2 % of visits', { errors: 0.02 }],
    ['that takes twice as long', { readyMs: 1800 }],
    ['whose pages stay silent', { responding: 0 }],
  ])(
    '%s is stopped before 1 %% of people saw it, in 98 of 100 rollouts, and in all before 2 %%',
    (_, canary) => {
      const all = seeds(inSuite({ test: 20, long: 200 })).map((seed) => simulate(seed, canary));
      expect(all.filter(({ action, seen }) => action !== 'stop' || seen >= 1000)).toEqual([]);
      expect(all.filter(({ seen }) => seen >= 500).length).toBeLessThanOrEqual(all.length / 50);
    },
  );
});

test('a good version is stopped no more often than stated, also in an outage, and else gets to everyone', () => {
  const count = inSuite({ test: 300, long: 1000 });
  const all = seeds(count).map((seed) =>
    simulate(seed, {}, { people: inSuite({ test: 100, long: 500 }), outage: [2000, 2500], look: 250 }),
  );
  const stopped = all.filter(({ action }) => action === 'stop');
  expect(stopped.length).toBeLessThanOrEqual(count * FALSE_STOPS);
  expect(all.filter(({ action }) => action === 'done')).toHaveLength(count - stopped.length);
});

test('the evidence of a set that makes no difference is 1 on average, and less where it is better', () => {
  const share = 0.2;
  const ratios = [2, 5, 0.5];
  /** The mean over all ways in which ten people may be drawn. */
  const meanWhere = (probability: number) =>
    seeds(11).reduce((sum, canary) => {
      const ways = seeds(canary).reduce((product, index) => (product * (10 - index)) / (index + 1), 1);
      const current = 10 - canary;
      const weight = ways * probability ** canary * (1 - probability) ** current;
      return sum + weight * evidence([{ share, current, canary }], ratios);
    }, 0);
  expect(meanWhere(share)).toBeCloseTo(1, 10);
  expect(evidence([], ratios)).toBe(1);
  expect(evidence([{ share, current: 100, canary: 5 }], [2, 5])).toBeLessThan(0.01);
});

describe('a rollout', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z');
  const rollout: RolloutRecord = {
    id: '0a1b2c3d',
    set: 'new',
    share: 5,
    since: '2026-11-20T09:30:00.000Z',
    people: 100,
    minutes: 30,
  };
  const some = (count: number) => Array.from({ length: count }, (_, index) => `person ${index}`);
  /** Of 100 people with the new set, and 1,900 with the current one. */
  const counted = (canary: object = {}, current: object = {}): RolloutCounts => {
    const counts: RolloutCounts = {};
    const step = countsAt(counts, 5);
    Object.assign(step.canary, { pages: 300, people: 100, heard: 100, timed: 80 }, canary);
    Object.assign(step.current, { pages: 5700, people: 1900, heard: 1900, timed: 1500 }, current);
    return counts;
  };

  test('is widened once enough people have used it for long enough without harm', () => {
    expect(decide(rollout, counted(), now)).toEqual({
      action: 'widen',
      share: 20,
      why: 'no harm found with 100 people at 5 %',
    });
    const half = countsAt({}, 50);
    Object.assign(half.canary, { people: 100, heard: 100 });
    Object.assign(half.current, { people: 100, heard: 100 });
    expect(decide({ ...rollout, share: 50 }, { 50: half }, now)).toMatchObject({ share: 100 });
  });

  test.each<[string, RolloutCounts, Partial<RolloutRecord>, string]>([
    ['people', counted({ people: 99 }), {}, '99 of 100 people have used it at this share'],
    ['time', counted(), { minutes: 31 }, 'it has had this share for 30 of 31 minutes'],
    [
      'a doubt to be settled',
      counted({ failures: some(3) }, { failures: some(4) }),
      {},
      '3 of 100 people with failures, with the set before 4 of 1900 (evidence 23.8, widened below 2)',
    ],
    ['counts of its share', { 1: countsAt(counted(), 5) }, {}, '0 of 100 people have used it at this share'],
  ])('waits for %s', (_, counts, more, why) => {
    expect(decide({ ...rollout, ...more }, counts, now)).toEqual({ action: 'wait', why });
  });

  test.each<[string, RolloutCounts, RegExp]>([
    [
      'failures',
      counted({ failures: some(4) }),
      /^4 of 100 people with failures, with the set before 0 of 1900 \(evidence /,
    ],
    [
      'errors',
      counted({ errors: some(8) }, { errors: some(10) }),
      /^8 of 100 people with uncaught errors, with the set before 10 of/,
    ],
    [
      'slow pages',
      counted({ slow: 40 }, { slow: 150 }),
      /^40 of 80 people with slow pages, with the set before 150 of 1500/,
    ],
    [
      'silence',
      counted({ heard: 20 }),
      /^20 of 300 people who responded, by pages served, with the set before 1900 of 5700/,
    ],
  ])('is stopped for %s, however few have used it', (_, counts, why) => {
    const decision = decide({ ...rollout, people: 1_000_000 }, counts, now);
    expect(decision.action).toBe('stop');
    expect(decision.why).toMatch(why);
  });
});
