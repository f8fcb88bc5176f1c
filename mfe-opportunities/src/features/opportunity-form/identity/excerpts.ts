import type { IdentityHit } from '@handover/shared/contract';

export interface Excerpt {
  /** Offset in the text. */
  start: number;
  text: string;
  /** The hits, with offsets in the excerpt. */
  hits: Pick<IdentityHit, 'start' | 'end' | 'reason'>[];
}

/** A text of this length is shown as a whole. */
const SHORT = 240;
const AROUND = 60;

/** The parts of a text around its hits, each hit in one of them; a short text is one part. */
export function excerptsOf(text: string, hits: readonly IdentityHit[]): Excerpt[] {
  const around = text.length <= SHORT ? SHORT : AROUND;
  const spans: { start: number; end: number }[] = [];
  for (const hit of [...hits].sort((a, b) => a.start - b.start)) {
    const start = Math.max(0, hit.start - around);
    const end = Math.min(text.length, hit.end + around);
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => ({
    start,
    text: `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`,
    hits: hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .map(({ reason, ...hit }) => {
        const shift = start > 0 ? 1 - start : 0;
        return { reason, start: hit.start + shift, end: hit.end + shift };
      }),
  }));
}
