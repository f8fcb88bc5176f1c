import type { AgreementText } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useId } from 'react';
import classes from './access-panel.module.css';

/** The confidentiality agreement, as it is signed. */
export function NdaText({ agreement }: { agreement: AgreementText }) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const { version, clauses } = agreement;
  return (
    <section className={classes.nda} aria-labelledby={heading}>
      <h3 id={heading} className={classes.ndaTitle}>
        {t('nda.title', { version })}
      </h3>
      <ol>
        {clauses.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
