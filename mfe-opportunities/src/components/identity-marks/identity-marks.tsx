import type { IdentityHit } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import classes from './identity-marks.module.css';
import { markedParts } from './marked-parts.ts';

interface IdentityMarksProps {
  text: string;
  /** The hits in this text. */
  hits: readonly Pick<IdentityHit, 'start' | 'end' | 'reason'>[];
}

/** A text, with each part that may tell whose the business is marked, and the reason after it. */
export function IdentityMarks({ text, hits }: IdentityMarksProps) {
  const { t } = useTranslation('opportunities');
  return markedParts(text, hits).map(({ start, text: part, reasons }) =>
    reasons.length === 0 ? (
      part
    ) : (
      <mark key={start} className={classes.mark}>
        {part}{' '}
        <span className={classes.reason}>
          {reasons.map((reason) => t(`identity.reason.${reason}`)).join(', ')}
        </span>
      </mark>
    ),
  );
}
