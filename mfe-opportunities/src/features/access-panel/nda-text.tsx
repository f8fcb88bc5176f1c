import { NDA_VERSION, type OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useId } from 'react';
import classes from './access-panel.module.css';

const CLAUSES = ['confidentiality', 'purpose', 'noContact', 'return'] as const;

/** The NDA. Whoever introduces a business learns about its buyer; whoever asks for access learns about a business. */
export function NdaText({ type }: { type: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  return (
    <section className={classes.nda} aria-labelledby={heading}>
      <h3 id={heading} className={classes.ndaTitle}>
        {t('nda.title', { version: NDA_VERSION })}
      </h3>
      <ol>
        {CLAUSES.map((clause) => (
          <li key={clause}>{t(`nda.${clause}`, { context: type })}</li>
        ))}
      </ol>
    </section>
  );
}
