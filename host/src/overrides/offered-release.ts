import { faultsOf, type OfferedRelease } from './checked-release.ts';

/** Why a build can't be had from an address: nobody answers there, or what answers is no build. */
export class OfferError extends Error {
  readonly reason: 'unanswered' | 'unbuilt' | 'unusable';
  readonly detail: string;

  constructor(reason: OfferError['reason'], detail = '') {
    super(`${reason} ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** ms */
const PATIENCE = 4000;

/**
 * What `handover-serve` offers at an address, read afresh: an entry's hash is that of one build. It is data, nothing of it
 * runs. Neither our cookies nor our address go there, and it can't lead elsewhere. Rejects with `OfferError`.
 */
export async function offeredRelease(address: string): Promise<OfferedRelease> {
  let offered: unknown;
  try {
    const answer = await fetch(`${address}/release.json`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.status === 503) throw new OfferError('unbuilt');
    if (!answer.ok) throw new OfferError('unusable', String(answer.status));
    offered = await answer.json();
  } catch (error) {
    if (error instanceof OfferError) throw error;
    throw new OfferError(error instanceof SyntaxError ? 'unusable' : 'unanswered');
  }
  const faults = faultsOf(offered, address);
  if (faults.length > 0) throw new OfferError('unusable', faults.join(', '));
  return offered as OfferedRelease;
}
