import { useTranslation } from '@handover/shared/i18n';
import { openModalsAtom } from '@handover/shared/modals';
import { noticeClasses } from '@handover/shared/shell/notice';
import { useAtomValue } from '@handover/shared/store';
import classes from '../notices/notice.module.css';
import { useEscape } from '../notices/use-escape.ts';
import { offerShownAtom } from './offer-shown.atom.ts';

interface OfferBarProps {
  postpone: () => void;
  reload: () => void;
}

/** Offers to reload the page with the other release set. */
export function OfferBar({ postpone, reload }: OfferBarProps) {
  const { t } = useTranslation('updates');
  const offered = useAtomValue(offerShownAtom);
  const hasModal = useAtomValue(openModalsAtom).length > 0;
  const shown = offered && !hasModal;
  const later = () => {
    postpone();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  useEscape(shown ? later : undefined);
  return (
    <section aria-label={shown ? t('label') : undefined} className={shown ? classes.notice : undefined}>
      <p role="status" className={noticeClasses.text}>
        {shown && t('text')}
      </p>
      {shown && (
        <div className={noticeClasses.actions}>
          <button type="button" className={`${noticeClasses.action} ${classes.main}`} onClick={reload}>
            {t('load')}
          </button>
          <button type="button" className={noticeClasses.action} onClick={later}>
            {t('later')}
          </button>
        </div>
      )}
    </section>
  );
}
