import type { BuyerProfile } from '@handover/shared/contract';
import { useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { BuyerFacts } from '@handover/shared/ui-extra';
import { useId } from 'react';
import classes from '../profile.module.css';
import { type BuyerValues, profileOf } from './buyer-values.ts';

/** What the form holds, as a seller reads it to whom it is shown. */
export function BuyerPreview({ profile }: { profile: BuyerProfile }) {
  const { t } = useTranslation('auth');
  const heading = useId();
  const values = useWatch<BuyerValues>() as BuyerValues;
  const proof = values.proof ?? (values.removes_proof ? null : profile.proof);
  return (
    <aside className={classes.preview} aria-labelledby={heading}>
      <h2 id={heading} className={classes.previewTitle}>
        {t('buyer.preview')}
      </h2>
      <BuyerFacts profile={profileOf(profile, values)} proof={proof?.name} />
      <p className={classes.note}>{t('buyer.who')}</p>
      <p className={classes.note}>
        {t('buyer.mandates')} <Link to={routes.opps({ type: 'buy' })}>{t('buyer.toMandates')}</Link>
      </p>
    </aside>
  );
}
