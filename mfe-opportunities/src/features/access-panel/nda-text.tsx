import type { AgreementText } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useId } from 'react';
import classes from './access-panel.module.css';

/** The confidentiality agreement, as it is signed. */
export function NdaText({ agreement }: { agreement: AgreementText }) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const { version, own_version: own, clauses } = agreement;
  return (
    <section className={classes.nda} aria-labelledby={heading}>
      <h3 id={heading} className={classes.ndaTitle}>
        {own ? t('nda.own', { version: own }) : t('nda.title', { version })}
      </h3>
      <ol>
        {clauses.map(({ title, text }) => (
          <li key={`${title} ${text}`} className={classes.clause}>
            {title ? <strong>{title.replace(/\.$/, '')}. </strong> : null}
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
