import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useExactMultiple } from '../../components/teaser/use-exact-multiple.ts';
import { useTeaserFacts } from '../../components/teaser/use-teaser-facts.ts';
import classes from './my-opportunities.module.css';

/** The asking price with its multiple, or the revenue that a mandate looks for. */
export function RowPrice({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { compactMoney } = useFormat();
  const ofEbitda = useExactMultiple(opportunity);
  const { preferredRevenue } = useTeaserFacts(opportunity);
  const { asking_price: price, preferred_currency: currency, type_of_opportunity: type } = opportunity;
  if (type === 'buy') return <span className={classes.price}>{preferredRevenue}</span>;
  return (
    <span className={classes.price}>
      {compactMoney(price, currency) || t('facts.priceOnRequest')}
      {ofEbitda ? <small>{ofEbitda}</small> : null}
    </span>
  );
}
