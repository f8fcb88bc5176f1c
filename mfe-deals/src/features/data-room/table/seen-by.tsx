import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { VisuallyHidden } from '@handover/shared/ui';
import classes from './table.module.css';

interface SeenByProps {
  /** When the other side last read this version. */
  seenAt: string;
  /** Of the document. */
  name: string;
  onShowLog: () => void;
}

/** For the owner: when the other side last read this version; a click shows every time. */
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
