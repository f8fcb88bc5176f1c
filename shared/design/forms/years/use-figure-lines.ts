import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormat } from '../../format/index.ts';
import { isEmptyAddBack } from './add-back-rows.ts';
import { ALL_FIGURES, type Figure, isEmptyRevenue, type RevenueRow } from './revenue-rows.ts';
import { useFigureLabels } from './use-figure-labels.ts';
import { sortYears } from './year-columns.ts';

const isRows = (value: unknown): value is RevenueRow[] => Array.isArray(value);

/** The years with figures, newest first, a line each, in the currency that the values name. */
export function useFigureLines(currencyName: string): (value: unknown, values: object) => string[] {
  const labels = useFigureLabels();
  const { t } = useTranslation('inputs');
  const { money, number } = useFormat();
  return (value, values) => {
    const currency: unknown = Reflect.get(values, currencyName);
    const textOf = (figure: Figure, amount: number) =>
      figure === 'number_of_employees' ? number(amount) : money(amount, Number(currency) || 1);
    const lineOf = (row: RevenueRow) =>
      [
        ...ALL_FIGURES.flatMap((figure) => {
          const amount = row[figure] ?? null;
          return amount === null ? [] : [`${labels[figure]} ${textOf(figure, amount)}`];
        }),
        ...(row.add_backs ?? [])
          .filter((each) => !isEmptyAddBack(each))
          .map(({ kind, amount, reason }) =>
            [
              kind && t(`addBacks.kinds.${kind}`),
              amount !== null && money(amount, Number(currency) || 1),
              reason,
            ]
              .filter(Boolean)
              .join(' '),
          ),
      ].join(' · ');
    return sortYears(isRows(value) ? value : [])
      .filter((row) => !isEmptyRevenue(row))
      .map((row) => `${row.year ?? ''} · ${lineOf(row)}`);
  };
}
