import { useTranslation } from '@handover/shared/i18n';
import classes from './behind-notice.module.css';

interface BehindNoticeProps {
  isBehind: boolean;
  onShow: () => void;
}

/** Says that a list has changed while the pointer was over it; over the list, so that nothing moves. */
export function BehindNotice({ isBehind, onShow }: BehindNoticeProps) {
  const { t } = useTranslation('deals');
  return (
    <div role="status" className={classes.place}>
      {isBehind ? (
        <button type="button" className={classes.notice} onClick={onShow}>
          {t('list.behind')}
        </button>
      ) : null}
    </div>
  );
}
