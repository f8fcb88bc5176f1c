import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { Figure } from './revenue-rows.ts';

/** The names of the figures in the language of the page. */
export function useFigureLabels(): Record<Figure, string> {
  const { t } = useTranslation('inputs');
  return {
    revenue: t('revenue'),
    number_of_employees: t('employees'),
    ebitda: t('ebitda'),
    net_profit: t('netProfit'),
    working_capital: t('workingCapital'),
    net_debt: t('netDebt'),
    capex: t('capex'),
  };
}
