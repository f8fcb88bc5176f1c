import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import classes from './pricing.module.css';

interface OfferProps {
  side: 'sell' | 'buy';
  /** The keys of the included services. */
  lines: readonly string[];
}

/** The price for one side of a deal, and what it includes. */
export function Offer({ side, lines }: OfferProps) {
  const { t } = useTranslation('pages');
  return (
    <div className={classes.offer}>
      <h3>{t(`pricing.${side}.title`)}</h3>
      <p className={classes.price}>{t('pricing.free')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" />
            {t(`pricing.${side}.${line}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
