import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { VisuallyHidden } from '@handover/shared/ui';
import classes from './table.module.css';

interface SeenByProps {
  /** The time at which the other side last read this version. */
  seenAt: string;
  /** The name of the document. */
  name: string;
  onShowLog: () => void;
}

/** The time, shown to the owner, at which the other side last read this version. A click shows all reads. */
export function SeenBy({ seenAt, name, onShowLog }: SeenByProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  return (
    <button type="button" data-print className={classes.seen} onClick={onShowLog}>
      <time dateTime={seenAt}>{date(seenAt)}</time>
      <VisuallyHidden>, {t('dataRoom.log.showOf', { name })}</VisuallyHidden>
    </button>
  );
}
