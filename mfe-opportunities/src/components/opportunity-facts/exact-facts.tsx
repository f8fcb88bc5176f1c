import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { Facts } from '@handover/shared/ui-extra';
import { isOpened } from '../../rules/opportunity-state.ts';
import { useExactMultiple } from '../teaser/use-exact-multiple.ts';
import classes from './opportunity-facts.module.css';
import { useToldFacts } from './use-told-facts.ts';

interface ExactFactsProps {
  opportunity: Opportunity;
  exact: NonNullable<Opportunity['exact']>;
  withPrice: boolean;
}

/** The figures of the latest year as they are, for a viewer with access. */
export function ExactFacts({ opportunity, exact, withPrice }: ExactFactsProps) {
  const { t } = useTranslation('opportunities');
  const { compactMoney, percent, number } = useFormat();
  const { asking_price: price, preferred_currency: priceCurrency } = opportunity;
  const { year, currency, revenue, ebitda, number_of_employees: employees } = exact;
  const ofEbitda = useExactMultiple(opportunity);
  const { normalised_ebitda: normalised } = exact;
  const marginOf = (part: number | null) => (part === null || revenue <= 0 ? '' : percent(part / revenue));
  const marginNote = (part: number | null) => {
    const margin = marginOf(part);
    return margin && t('facts.ofRevenue', { margin });
  };
  const items = [
    { label: t('facts.revenue'), value: compactMoney(revenue, currency), note: year },
    {
      label: t(normalised === null ? 'facts.ebitda' : 'facts.reportedEbitda'),
      value: compactMoney(ebitda, currency),
      note: marginNote(ebitda),
    },
    ...(normalised === null
      ? []
      : [
          {
            label: t('facts.normalisedEbitda'),
            value: compactMoney(normalised, currency),
            note: marginNote(normalised),
          },
        ]),
    { label: t('facts.employees'), value: t('facts.people', { count: employees, shown: number(employees) }) },
    ...useToldFacts(opportunity),
    {
      label: t('facts.price'),
      value: withPrice ? compactMoney(price, priceCurrency) || t('facts.priceOnRequest') : '',
      note: ofEbitda,
    },
  ];
  return (
    <div className={classes.exact}>
      <Facts items={items} />
      {isOpened(opportunity) ? (
        <Status kind="open" variant="text">
          {t('facts.open')}
        </Status>
      ) : null}
    </div>
  );
}
