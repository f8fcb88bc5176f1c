import { z } from 'zod';

const count = z.number().int().nonnegative();
/** Marks of people, so that whose two reports have come to two gateways counts once. */
const people = z.array(z.string());

/** What is known about the people who have one of both sets. All but `pages` has each person once. */
const armCounts = z.object({
  /** Pages that were served. */
  pages: count,
  /** Whose browser has sent something since the present share began. */
  people: count,
  /** Whose browser has sent something for the first time in this rollout. */
  heard: count,
  /** Who had failures of remotes or files, and errors that nothing caught. */
  failures: people,
  errors: people,
  /** Whose time until the page was ready is known, and those of them who waited longer than nine of ten with the current set. */
  timed: count,
  slow: count,
});
const stepCounts = z.object({ current: armCounts, canary: armCounts });

/** By share in percent, since widening changes who has which set. */
export const rolloutCounts = z.record(z.string(), stepCounts);

/** Who has the current set, and who the new one. */
export type Arm = 'current' | 'canary';
export type ArmCounts = z.infer<typeof armCounts>;
export type RolloutCounts = z.infer<typeof rolloutCounts>;

const none = (): ArmCounts => ({
  pages: 0,
  people: 0,
  heard: 0,
  failures: [],
  errors: [],
  timed: 0,
  slow: 0,
});

/** The counts of one share, which are added if there are none yet. */
export function countsAt(counts: RolloutCounts, share: number): Record<Arm, ArmCounts> {
  const step = counts[share] ?? { current: none(), canary: none() };
  counts[share] = step;
  return step;
}

/** What several gateways have counted, or one at several shares, taken together. */
export function addUp(all: readonly ArmCounts[]): ArmCounts {
  const sum = (name: 'pages' | 'people' | 'heard' | 'timed' | 'slow') =>
    all.reduce((total, each) => total + each[name], 0);
  const union = (name: 'failures' | 'errors') => [...new Set(all.flatMap((each) => each[name]))];
  return {
    pages: sum('pages'),
    people: sum('people'),
    heard: sum('heard'),
    failures: union('failures'),
    errors: union('errors'),
    timed: sum('timed'),
    slow: sum('slow'),
  };
}

/** What several gateways have counted, taken together by share. */
export function addCounts(all: readonly RolloutCounts[]): RolloutCounts {
  const shares = [...new Set(all.flatMap((counts) => Object.keys(counts)))];
  return Object.fromEntries(
    shares.map((share) => {
      const steps = all.flatMap((counts) => counts[share] ?? []);
      const sumOf = (arm: Arm) => addUp(steps.map((step) => step[arm]));
      return [share, { current: sumOf('current'), canary: sumOf('canary') }];
    }),
  );
}
