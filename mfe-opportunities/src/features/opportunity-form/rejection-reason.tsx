import { useTranslation } from '@handover/shared/i18n';
import { Alert } from '@handover/shared/ui';
import classes from './opportunity-form.module.css';

interface RejectionReasonProps {
  reason: string;
}

/** Why it was rejected, above the form in which it is corrected. */
export function RejectionReason({ reason }: RejectionReasonProps) {
  const { t } = useTranslation('opportunities');
  return (
    <Alert color="danger" title={t('myOpportunity.reason')} className={classes.rejection}>
      {reason}
    </Alert>
  );
}

/** The same, unfolded from the bar that stays in sight while one corrects. */
export function FoldedReason({ reason }: RejectionReasonProps) {
  const { t } = useTranslation('opportunities');
  return (
    <details className={classes.folded}>
      <summary>{t('myOpportunity.reason')}</summary>
      <p>{reason}</p>
    </details>
  );
}
