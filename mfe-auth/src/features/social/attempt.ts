import type { SocialProviderName } from '@handover/shared/contract';

/** A person who was sent to a provider, as this tab remembers it until they are back. */
export interface Attempt {
  provider: SocialProviderName;
  issuer: string;
  clientId: string;
  redirectUri: string;
  state: string;
  nonce?: string;
  codeVerifier?: string;
  /** Where they wanted to be. */
  next?: string;
  /** ms */
  at: number;
}

const KEY = 'handover.social';
const GOOD_FOR_MS = 30 * 60_000;

/** One at a time, in this tab alone: whoever starts anew has given the former up. */
export function keepAttempt(attempt: Attempt): void {
  sessionStorage.setItem(KEY, JSON.stringify(attempt));
}

/** Once: what comes back a second time was not asked for. */
export function takeAttempt(state: string | null): Attempt | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept) return undefined;
  const attempt = JSON.parse(kept) as Attempt;
  return attempt.state === state && Date.now() - attempt.at < GOOD_FOR_MS ? attempt : undefined;
}
