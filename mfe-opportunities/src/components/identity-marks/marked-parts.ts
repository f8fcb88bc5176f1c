import type { IdentityHit, IdentityReason } from '@handover/shared/contract';

export interface MarkedPart {
  /** Offset in the text. */
  start: number;
  text: string;
  /** Why it tells whose the business is; none for a harmless part. */
  reasons: readonly IdentityReason[];
}

type Hit = Pick<IdentityHit, 'start' | 'end' | 'reason'>;

/** Hits that overlap become one, with the reasons of both. A hit outside of the text, as of an older one, is left out. */
function mergeHits(hits: readonly Hit[], length: number) {
  const merged: { start: number; end: number; reasons: IdentityReason[] }[] = [];
  const valid = hits.filter(({ start, end }) => start >= 0 && start < end && end <= length);
  for (const { start, end, reason } of [...valid].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (!last || start >= last.end) merged.push({ start, end, reasons: [reason] });
    else {
      last.end = Math.max(last.end, end);
      if (!last.reasons.includes(reason)) last.reasons.push(reason);
    }
  }
  return merged;
}

/** The text in order, cut where a hit begins and ends. */
export function markedParts(text: string, hits: readonly Hit[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { start, end, reasons } of mergeHits(hits, text.length)) {
    if (start > at) parts.push({ start: at, text: text.slice(at, start), reasons: [] });
    parts.push({ start, text: text.slice(start, end), reasons });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), reasons: [] });
  return parts;
}
