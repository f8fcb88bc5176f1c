import type { RolloutRecord } from '../records.ts';
import { type Arm, type ArmCounts, addUp, type RolloutCounts } from './counts.ts';
import { evidence } from './evidence.ts';

/** The shares in percent through which a rollout goes; the last one makes the set current. */
export const STEPS = [1, 5, 20, 50, 100];

/** Times as often as with the current set. */
const WORSE = [2, 5, 20, 100, 1000];
/** No small ones: files of a new version are not in caches yet. */
const SLOWER = [2, 3, 5, 10];
const RARER = [0.5, 0.2, 0.05, 0.01];

interface Measure {
  name: 'failures' | 'errors' | 'slow' | 'heard';
  /** How often at most it stops a set that is not worse, of all rollouts. */
  falseStops: number;
  ratios: readonly number[];
  /** Of how many it is told. */
  of: 'people' | 'pages' | 'timed';
  text: string;
}

const MEASURES: readonly Measure[] = [
  { name: 'failures', falseStops: 0.002, ratios: WORSE, of: 'people', text: 'people with failures' },
  { name: 'errors', falseStops: 0.002, ratios: WORSE, of: 'people', text: 'people with uncaught errors' },
  // These happen to many people, so a higher limit is soon reached, too.
  { name: 'slow', falseStops: 0.0005, ratios: SLOWER, of: 'timed', text: 'people with slow pages' },
  {
    name: 'heard',
    falseStops: 0.0005,
    ratios: RARER,
    of: 'pages',
    text: 'people who responded, by pages served',
  },
];

/** How often at most a set that is not worse is stopped, of all rollouts: each measure may stop it. */
export const FALSE_STOPS = MEASURES.reduce((sum, { falseStops }) => sum + falseStops, 0);

/** A rollout is not widened while a measure has this evidence or more. */
export const HOLD_AT = 2;

export interface MeasureEvidence {
  text: string;
  evidence: number;
  /** With this evidence the rollout is stopped. */
  limit: number;
  /** So many of how many. */
  canary: string;
  current: string;
}

const sizeOf = (counted: number | string[]) => (typeof counted === 'number' ? counted : counted.length);

/** What each measure says about the new set. */
export function measure(counts: RolloutCounts): MeasureEvidence[] {
  const sumOf = (arm: Arm) => addUp(Object.values(counts).map((step) => step[arm]));
  const sums: Record<Arm, ArmCounts> = { current: sumOf('current'), canary: sumOf('canary') };
  return MEASURES.map(({ name, falseStops, ratios, of, text }) => {
    const strata = Object.entries(counts).map(([share, { current, canary }]) => ({
      share: Number(share) / 100,
      current: sizeOf(current[name]),
      canary: sizeOf(canary[name]),
    }));
    const partOf = (arm: Arm) => `${sizeOf(sums[arm][name])} of ${sums[arm][of]}`;
    return {
      text,
      evidence: evidence(strata, ratios),
      limit: 1 / falseStops,
      canary: partOf('canary'),
      current: partOf('current'),
    };
  });
}

export type Decision =
  | { action: 'stop'; why: string }
  | { action: 'widen'; share: number; why: string }
  | { action: 'wait'; why: string };

/** The share after this one, in percent. */
export const nextShare = (share: number): number => STEPS.find((step) => step > share) ?? 100;

/**
 * Whether a rollout is stopped, widened, or goes on. It may be asked as often as one likes: a set that is not worse is stopped in at
 * most `FALSE_STOPS` of all rollouts.
 */
export function decide(rollout: RolloutRecord, counts: RolloutCounts, now = Date.now()): Decision {
  const measures = measure(counts);
  const worst = measures.reduce((one, other) =>
    other.evidence / other.limit > one.evidence / one.limit ? other : one,
  );
  const figures = `${worst.canary} ${worst.text}, with the set before ${worst.current} (evidence ${round(worst.evidence)}`;
  if (worst.evidence >= worst.limit) return { action: 'stop', why: `${figures}, limit ${worst.limit})` };
  const people = counts[rollout.share]?.canary.people ?? 0;
  const minutes = (now - Date.parse(rollout.since)) / 60_000;
  if (people < rollout.people)
    return { action: 'wait', why: `${people} of ${rollout.people} people have used it at this share` };
  if (minutes < rollout.minutes)
    return {
      action: 'wait',
      why: `it has had this share for ${Math.floor(minutes)} of ${rollout.minutes} minutes`,
    };
  if (measures.some((each) => each.evidence >= HOLD_AT))
    return { action: 'wait', why: `${figures}, widened below ${HOLD_AT})` };
  const why = `no harm found with ${people} people at ${rollout.share} %`;
  return { action: 'widen', share: nextShare(rollout.share), why };
}

/** Evidence soon is astronomical. */
const MOST = 1e6;
const round = (value: number) => Number(Math.min(value, MOST).toPrecision(3));
