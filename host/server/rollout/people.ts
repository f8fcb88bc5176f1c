import { networkOf } from '@handover/shared/contract/hosting';
import type { ReleaseSet } from '@handover/shared/federation';
import {
  formatVisitor,
  parseVisitor,
  type ServedSets,
  type Visitor,
  visitorIn,
} from '@handover/tooling/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf, gatewayCookie } from '../cookies.ts';
import type { RolloutWatch } from './rollout-watch.ts';

/** How long a browser keeps its number, in seconds: longer than a rollout takes. */
const LIFETIME = 30 * 24 * 3600;
/**
 * The number of addresses that are remembered. One person of an address, or its network, may have failures: otherwise
 * one could end each rollout.
 */
const MAX_ADDRESSES = 10_000;

interface PeopleOptions {
  sets: () => ServedSets | undefined;
  watch: RolloutWatch;
  publicUrl: string;
}

/** The set that one person gets. */
export interface Given {
  set: ReleaseSet;
  /** How many percent of people have this set, if it is that of a rollout. */
  share?: number;
}

export type People = ReturnType<typeof createPeople>;

/**
 * Assigns people to sets while a rollout runs, by a cookie, and counts for them. There is no cookie without a
 * rollout.
 */
export function createPeople({ sets, watch, publicUrl }: PeopleOptions) {
  /** The number of the person who has failed, by measure and network. */
  let failedAt = new Map<string, string>();
  let failedIn = '';

  const kept = ({ headers }: FastifyRequest): string | undefined => cookiesOf(headers).rollout;
  const remember = (request: FastifyRequest, reply: FastifyReply, visitor: Visitor) => {
    const value = formatVisitor(visitor);
    if (value === kept(request)) return;
    reply.header('set-cookie', gatewayCookie('rollout', value, LIFETIME, publicUrl));
  };
  const given = (visitor: Visitor): Given | undefined => {
    const rollout = watch.running();
    if (rollout && visitor.arm === 'canary') return { set: rollout.set, share: rollout.record.share };
    const set = sets()?.set;
    return set && { set };
  };

  /** The visitor whose page belongs to the rollout that runs. Nobody else counts, such as a tab from before it. */
  function visitorOf(request: FastifyRequest): Visitor | undefined {
    const rollout = watch.running();
    const visitor = parseVisitor(kept(request));
    if (!rollout || visitor?.rollout !== rollout.record.id) return undefined;
    // Shares that never were are made up.
    const isKnown = visitor.share === rollout.record.share || visitor.share in watch.tally().counts;
    return isKnown ? visitor : undefined;
  }

  /** Whether nobody else of this address has failed so far. */
  function mayFail({ ip }: FastifyRequest, { rollout, number }: Visitor, isError: boolean): boolean {
    if (failedIn !== rollout) failedAt = new Map();
    failedIn = rollout;
    const key = `${isError} ${networkOf(ip)}`;
    const known = failedAt.get(key);
    if (known === undefined && failedAt.size < MAX_ADDRESSES) failedAt.set(key, number);
    return failedAt.get(key) === number;
  }

  return {
    /** The set for a page, which counts as one of this person. */
    page(request: FastifyRequest, reply: FastifyReply): Given | undefined {
      const rollout = watch.running();
      const visitor = rollout && visitorIn(rollout.record, parseVisitor(kept(request)));
      if (!visitor) {
        const set = sets()?.set;
        return set && { set };
      }
      remember(request, reply, request.method === 'HEAD' ? visitor : watch.tally().page(visitor));
      return given(visitor);
    },
    /** The set that the next page of this person will have. Who keeps no cookie is told that the set of their page is current. */
    next(request: FastifyRequest): Given | undefined {
      const rollout = watch.running();
      const known = parseVisitor(kept(request));
      if (rollout && known) return given(visitorIn(rollout.record, known));
      const set = sets()?.set;
      const isOfRollout = rollout && request.headers['if-none-match']?.includes(`"${rollout.set.id}"`);
      return isOfRollout ? { set: rollout.set, share: rollout.record.share } : set && { set };
    },
    /** A page has reported a failure, or an error that nothing caught. */
    failed(request: FastifyRequest, reply: FastifyReply, isError: boolean): void {
      const visitor = visitorOf(request);
      if (!visitor) return;
      const tally = watch.tally();
      const counts = mayFail(request, visitor, isError);
      remember(request, reply, counts ? tally.failed(visitor, isError) : tally.heard(visitor));
    },
    /** A page has told its times; when it was ready, if it has told that. */
    timed(request: FastifyRequest, reply: FastifyReply, readyMs: number | undefined): void {
      const visitor = visitorOf(request);
      if (!visitor) return;
      const tally = watch.tally();
      const heard = tally.heard(visitor);
      remember(request, reply, readyMs === undefined ? heard : tally.ready(heard, readyMs));
    },
  };
}
