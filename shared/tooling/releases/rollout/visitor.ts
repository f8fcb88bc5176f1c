import { createHash, randomBytes } from 'node:crypto';
import type { RolloutRecord } from '../records.ts';
import type { Arm } from './counts.ts';

/** What a browser keeps about a rollout. */
export interface Visitor {
  /** Random; the same for all rollouts. */
  number: string;
  /** The rollout that this is about. */
  rollout: string;
  /** Its share in percent when the last page was served, which decides about the set of that page. */
  share: number;
  arm: Arm;
  /** What has been counted already: see `createTally`. */
  marks: string;
}

/** What is counted once for each share; everything else once for each rollout. */
const OF_SHARE = /[par]/g;

/** Where a person stands between 0 and 1. It differs by rollout, so that not always the same people go first. */
export function positionOf(number: string, rollout: string): number {
  return createHash('sha256').update(`${rollout} ${number}`).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** Who had the new set at a smaller share still has it at a larger one. */
export const armAt = (position: number, share: number): Arm =>
  position * 100 < share ? 'canary' : 'current';

/** The visitor of a browser; undefined if it has kept nothing, or nothing that makes sense. */
export function parseVisitor(text: string | undefined): Visitor | undefined {
  const [, number = '', rollout = '', share = '', marks = ''] =
    /^([\w-]{22})\.([0-9a-f]{8})\.(\d{1,2}(?:\.\d{1,2})?)\.([a-z]{0,12})$/.exec(text ?? '') ?? [];
  if (!number) return undefined;
  const arm = armAt(positionOf(number, rollout), Number(share));
  return { number, rollout, share: Number(share), arm, marks };
}

export const formatVisitor = ({ number, rollout, share, marks }: Visitor): string =>
  [number, rollout, share, marks].join('.');

/** The visitor to whom a page is served now: as known so far, or a new one. */
export function visitorIn(
  { id: rollout, share }: Pick<RolloutRecord, 'id' | 'share'>,
  known: Visitor | undefined,
  position = positionOf,
): Visitor {
  if (known?.rollout === rollout && known.share === share) return known;
  const number = known?.number ?? randomBytes(16).toString('base64url');
  const marks = known?.rollout === rollout ? known.marks.replace(OF_SHARE, '') : '';
  return { number, rollout, share, arm: armAt(position(number, rollout), share), marks };
}
