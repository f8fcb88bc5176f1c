import { releasedAt } from './override-address.ts';
import { invalidFields, type OfferedRelease } from './validate-release.ts';

/** Why a build can't be fetched: no answer, a failed build, an invalid response, or a released version that there is no more. */
export class OfferError extends Error {
  readonly reason: 'unanswered' | 'unbuilt' | 'unusable' | 'gone';
  readonly detail: string;

  constructor(reason: OfferError['reason'], detail = '') {
    super(`${reason} ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

const TIMEOUT_MS = 4000;

/**
 * Fetches the current release of `handover-serve` at an address, or a released version, without cache, since the integrity hash is that of
 * one build. Only data is read, no code runs; cookies and referrer are not sent, redirects are refused. Rejects with
 * `OfferError`.
 */
export async function fetchRelease(address: string): Promise<OfferedRelease> {
  let offered: unknown;
  try {
    const response = await fetch(`${address}/release.json`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 503) throw new OfferError('unbuilt');
    if (response.status === 404 && releasedAt(address)) throw new OfferError('gone');
    if (!response.ok) throw new OfferError('unusable', String(response.status));
    offered = await response.json();
  } catch (error) {
    if (error instanceof OfferError) throw error;
    throw new OfferError(error instanceof SyntaxError ? 'unusable' : 'unanswered');
  }
  const faults = invalidFields(offered, address);
  if (faults.length > 0) throw new OfferError('unusable', faults.join(', '));
  return offered as OfferedRelease;
}
