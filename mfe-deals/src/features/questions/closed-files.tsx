import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { closedToBuyer } from '../../rules/deal-state.ts';
import classes from './questions.module.css';

/** Why attachments are missing: the server sends the buyer of a closed deal none, or only their own. */
export function ClosedFiles({ deal }: { deal: Pick<DealDetail, 'side' | 'status' | 'pause_reason'> }) {
  const { t } = useTranslation('deals');
  const reason = closedToBuyer(deal);
  return reason ? <p className={classes.muted}>{t(`questions.files.closed.${reason}`)}</p> : null;
}
