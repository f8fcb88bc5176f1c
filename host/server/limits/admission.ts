import { networkOf } from '@handover/shared/contract/hosting';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation, sendFailurePage } from '../standalone-pages/failed-navigation.ts';
import type { KnownAccounts } from './known-accounts.ts';
import type { ApiPool } from './pool-of.ts';
import type { Limits } from './read-limits.ts';
import type { Refusals } from './refusals.ts';
import type { Shares } from './shares.ts';

type Kind = 'calls' | 'uploads' | 'sockets';

interface AdmissionOptions {
  limits: Limits;
  shares: Shares;
  refuse: Refusals;
  known: KnownAccounts;
}

const RETRY_SECONDS = 2;

export type Admission = ReturnType<typeof createAdmission>;

/** The part of a pool of connections to the api that one address can use. */
const SHARE_OF_POOL = 2 / 3;

/**
 * Admits calls, or refuses one more. Users have a share by account. All at an address who are not signed in have one
 * together, so that they leave the rest of their address to users. Whatever the settings say, an address leaves
 * others a part of each pool.
 * @returns a function that gives the share back; undefined if it is used up.
 */
export function createAdmission({ limits, shares, refuse, known }: AdmissionOptions) {
  return (kind: Kind, { ip }: FastifyRequest, token: string | undefined): (() => void) | undefined => {
    const { perPerson, perAddress } = limits[kind];
    const network = networkOf(ip);
    const account = known.accountOf(token);
    const takes = [
      { key: `${kind} of ${account ?? network}`, most: perPerson },
      { key: `${kind} at ${network}`, most: perAddress },
    ];
    if (kind !== 'sockets') {
      const pool: ApiPool = kind === 'uploads' ? kind : account ? 'people' : 'strangers';
      takes.push({ key: `pool ${pool} at ${network}`, most: Math.floor(limits.pools[pool] * SHARE_OF_POOL) });
    }
    const share = shares.take(takes);
    if (!share) refuse(kind, ip);
    return share;
  };
}

/** Gives a share back once the response is over, and the request has come to its end, too. */
export function untilOver(
  { raw: request }: FastifyRequest,
  { raw: response }: FastifyReply,
  giveBack: () => void,
) {
  const look = () => {
    const isAnswered = response.writableFinished || response.destroyed;
    if (isAnswered && (request.complete || request.destroyed)) giveBack();
  };
  for (const event of ['finish', 'close']) response.once(event, look);
  for (const event of ['end', 'close']) request.once(event, look);
}

/** 429, as the api answers it: a page where a person reads it, else without a body. */
export function refuseForNow(request: FastifyRequest, reply: FastifyReply) {
  reply.code(429).header('retry-after', RETRY_SECONDS);
  return isNavigation(request) ? sendFailurePage(request, reply, 'busy') : reply.send();
}
