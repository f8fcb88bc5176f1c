import type { IdentityReason } from '@handover/shared/contract';

/** A part of a text that tells who is behind it. */
export interface Span {
  start: number;
  end: number;
  reason: IdentityReason;
}

/** The span from the first to the last of some tokens. */
export const spanOf = (tokens: readonly { start: number; end: number }[], reason: IdentityReason): Span[] => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? [{ start: first.start, end: last.end, reason }] : [];
};
