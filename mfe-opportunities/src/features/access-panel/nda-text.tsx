import type { AgreementText } from '@handover/shared/contract';
import { DocumentButtons } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { useId } from 'react';
import classes from './access-panel.module.css';

/** The confidentiality agreement, as it is signed: a text, or a PDF of the owner. */
export function NdaText({ agreement }: { agreement: AgreementText }) {
  const { t } = useTranslation('opportunities');
  const heading = useId();
  const { version, own_version: own, clauses, file } = agreement;
  return (
    <section className={classes.nda} aria-labelledby={heading}>
      <h3 id={heading} className={classes.ndaTitle}>
        {own ? t('nda.own', { version: own }) : t('nda.title', { version })}
      </h3>
      {file ? (
        <>
          <p className={classes.ndaFile}>{t('nda.file', { count: file.pages })}</p>
          <DocumentButtons file={{ ...file, id: own ?? 0 }} />
        </>
      ) : (
        <ol>
          {clauses.map(({ title, text }) => (
            <li key={`${title} ${text}`} className={classes.clause}>
              {title ? <strong>{title.replace(/\.$/, '')}. </strong> : null}
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
