import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import classes from './pricing.module.css';

interface OfferProps {
  side: 'sell' | 'buy';
  /** Keys of what is included. */
  lines: readonly string[];
}

/** What one side of a deal pays, and what is included. */
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
