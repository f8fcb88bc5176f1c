import { tokenPayload } from './token-payload.ts';

const MARGIN_SECONDS = 5;

/**
 * Whether a JWT has expired or is about to. A token that can't be read counts as valid, so that the server decides.
 */
export function isExpired(token: string): boolean {
  const exp = tokenPayload(token)?.exp;
  return typeof exp === 'number' && exp - MARGIN_SECONDS < Date.now() / 1000;
}
