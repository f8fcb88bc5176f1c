import type { DealDetail, RoomDocument } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { VisuallyHidden } from '@handover/shared/ui';
import classes from './data-room.module.css';

interface SeenByProps {
  document: RoomDocument;
  deal: DealDetail;
  onShowLog: () => void;
}

/** For the owner: when the other side last read this version; a click shows every time. */
export function SeenBy({ document, onShowLog }: SeenByProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  if (document.seen_at === null) return <span className={classes.facts}>{t('dataRoom.unseen')}</span>;
  return (
    <button type="button" data-print className={classes.seen} onClick={onShowLog}>
      <time dateTime={document.seen_at}>{date(document.seen_at)}</time>
      <VisuallyHidden>, {t('dataRoom.log.showOf', { name: document.name })}</VisuallyHidden>
    </button>
  );
}
