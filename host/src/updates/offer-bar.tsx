import { useTranslation } from '@handover/shared/i18n';
import type { Modals } from '@handover/shared/modals';
import { useSyncExternalStore } from 'react';
import classes from '../notices/notice.module.css';
import { useEscape } from '../notices/use-escape.ts';
import type { Offer } from './offer.ts';

interface OfferBarProps {
  offer: Offer;
  modals: Modals;
  /** Loads the address anew. */
  reload: () => void;
}

/** At the lower edge, over nothing that is being done: there is a new set, and the person decides when. */
export function OfferBar({ offer, modals, reload }: OfferBarProps) {
  const { t } = useTranslation('updates');
  const offered = useSyncExternalStore(offer.subscribe, () => offer.shown);
  const busy = useSyncExternalStore(modals.subscribe, () => modals.opened.length > 0);
  const shown = offered && !busy;
  const later = () => {
    offer.postpone();
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
