import type { SocialProviderName } from '@handover/shared/contract';

/** A sign-in that was started in this tab, stored until the provider redirects back. */
export interface Attempt {
  provider: SocialProviderName;
  issuer: string;
  clientId: string;
  redirectUri: string;
  state: string;
  nonce?: string;
  codeVerifier?: string;
  /** The path to open afterwards. */
  next?: string;
  /** ms */
  at: number;
}

const KEY = 'handover.social';
const VALID_FOR_MS = 30 * 60_000;

/** Stores one attempt per tab; a new one replaces it. */
export function storeAttempt(attempt: Attempt): void {
  sessionStorage.setItem(KEY, JSON.stringify(attempt));
}

/** Returns the attempt and deletes it, so that a callback is accepted once. */
export function takeAttempt(state: string | null): Attempt | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept) return undefined;
  const attempt = JSON.parse(kept) as Attempt;
  return attempt.state === state && Date.now() - attempt.at < VALID_FOR_MS ? attempt : undefined;
}
