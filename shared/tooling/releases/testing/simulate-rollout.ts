import type { RolloutRecord } from '../records.ts';
import { decide } from '../rollout/rollout.rules.ts';
import { createTally } from '../rollout/tally.ts';
import { type Visitor, visitorIn } from '../rollout/visitor.ts';

/** How a set behaves in one visit. */
export interface Behaviour {
  /** The probability that something fails. */
  failing: number;
  errors: number;
  /** The median of the times until a page is ready, in ms. */
  readyMs: number;
  /** The probability that the browser sends something. */
  responding: number;
}

export interface Simulation {
  seed: number;
  /** Half of them are first visits, so that there are half as many people. */
  visits: number;
  share: number;
  /** Before it is widened. */
  people: number;
  current: Behaviour;
  canary: Behaviour;
  /** Between which visits everything fails for one of five, with both sets. */
  outage?: [number, number];
  /** After how many visits the gateways look. */
  look: number;
}

export interface Simulated {
  action: 'stop' | 'done' | 'wait';
  why: string;
  /** How many people saw the new set. */
  seen: number;
}

// In Jest each use of a global takes long.
const { exp, floor, imul } = Math;

/** A fast random number between 0 and 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const newcomer = (number: string): Visitor => ({ number, rollout: '', share: 0, arm: 'current', marks: '' });

/** A rollout with the real counting and the real decisions; only the people are made up, some of whom come far more often than others. */
export function simulateRollout(simulation: Simulation): Simulated {
  const { seed, visits, share, people: waitedFor, outage: [from, to] = [0, 0], look } = simulation;
  const random = randomFrom(seed);
  const tally = createTally();
  const rollout: RolloutRecord = {
    id: '00000000',
    set: 'new',
    share,
    since: new Date(0).toISOString(),
    people: waitedFor,
    minutes: 0,
  };
  const positions: number[] = [];
  const visitors: Visitor[] = [];
  const seen = new Set<number>();
  let why = '';

  for (let visit = 1; visit <= visits; visit++) {
    const people = visitors.length;
    // Of those who come back, some do so far more often than others.
    const person = visit % 2 === 1 ? people : floor(people * random() ** 2);
    positions[person] ??= random();
    const known = visitors[person] ?? newcomer(`${person}`);
    // Positions are drawn, since the hash of each number would take long.
    let visitor = tally.page(visitorIn(rollout, known, () => positions[person] ?? 0));
    if (visitor.arm === 'canary') seen.add(person);
    const behaviour = simulation[visitor.arm];
    const fails = visit > from && visit <= to ? 0.2 : behaviour.failing;
    if (random() < fails) visitor = tally.failed(visitor, false);
    if (random() < behaviour.errors) visitor = tally.failed(visitor, true);
    if (random() < behaviour.responding) {
      // A long tail, as loading times have.
      const ms = behaviour.readyMs * exp(1.2 * (random() + random() + random() - 1.5));
      visitor = tally.ready(tally.heard(visitor), ms);
    }
    visitors[person] = visitor;
    if (visit % look !== 0) continue;
    const decision = decide(rollout, tally.counts);
    why = decision.why;
    if (decision.action === 'stop') return { action: 'stop', why, seen: seen.size };
    if (decision.action !== 'widen') continue;
    if (decision.share === 100) return { action: 'done', why, seen: seen.size };
    rollout.share = decision.share;
  }
  return { action: 'wait', why, seen: seen.size };
}
