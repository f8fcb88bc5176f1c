import { useTranslation } from '@handover/shared/i18n';
import { openModalsAtom } from '@handover/shared/modals';
import { useAtomValue } from '@handover/shared/store';
import classes from '../notices/notice.module.css';
import { useEscape } from '../notices/use-escape.ts';
import { offerShownAtom } from './offer-shown.atom.ts';

interface OfferBarProps {
  /** Puts the offer off. */
  postpone: () => void;
  /** Loads the address anew. */
  reload: () => void;
}

/** At the lower edge, over nothing that is being done: there is a new set, and the person decides when. */
export function OfferBar({ postpone, reload }: OfferBarProps) {
  const { t } = useTranslation('updates');
  const offered = useAtomValue(offerShownAtom);
  const busy = useAtomValue(openModalsAtom).length > 0;
  const shown = offered && !busy;
  const later = () => {
    postpone();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  useEscape(shown ? later : undefined);
  return (
    <section aria-label={shown ? t('label') : undefined} className={shown ? classes.notice : undefined}>
      <p role="status" className={classes.text}>
        {shown && t('text')}
      </p>
      {shown && (
        <div className={classes.actions}>
          <button type="button" className={`${classes.action} ${classes.main}`} onClick={reload}>
            {t('load')}
          </button>
          <button type="button" className={classes.action} onClick={later}>
            {t('later')}
          </button>
        </div>
      )}
    </section>
  );
}
