import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';
import classes from './my-opportunities.module.css';

/** The asking price with its multiple, or the revenue that a mandate looks for. */
export function RowPrice({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { compactMoney, multiple } = useFormat();
  const { preferredRevenue } = useTeaserFacts(opportunity);
  const { asking_price: price, preferred_currency: currency, exact, type_of_opportunity: type } = opportunity;
  if (type === 'buy') return <span className={classes.price}>{preferredRevenue}</span>;
  const times = exact?.currency === currency ? multiple(price, exact.ebitda) : '';
  return (
    <span className={classes.price}>
      {compactMoney(price, currency) || t('facts.priceOnRequest')}
      {times ? <small>{t('facts.ofEbitda', { multiple: times })}</small> : null}
    </span>
  );
}
