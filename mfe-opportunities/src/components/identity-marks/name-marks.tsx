import type { IdentityHit } from '@handover/shared/contract';
import { IdentityMarks } from './identity-marks.tsx';

/** Names, as of tags, that may tell whose the business is: each marked as a whole. */
export function NameMarks({ hits }: { hits: readonly IdentityHit[] }) {
  return hits.map(({ text, start, end, reason }, index) => (
    <span key={text}>
      {index > 0 ? ', ' : null}
      <IdentityMarks text={text} hits={[{ start, end, reason }]} />
    </span>
  ));
}
