import { DEAL_STANDS, type MarketFigures } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import classes from './figures.module.css';
import { Trend } from './trend.tsx';

interface Counted {
  now: number | null;
  before: number | null;
  trend?: number[];
}

/** Each figure of the period beside the period before, with its trend where it has one. */
export function FiguresTable({ figures }: { figures: MarketFigures }) {
  const { t } = useTranslation('auth');
  const { number } = useFormat();
  const { published, requests, answered, answer_days: answerDays, deals, stands } = figures;
  const value = (count: number | null, digits?: number) =>
    count === null ? t('figures.none') : number(count, digits);
  const row = (
    label: string,
    { now, before, trend }: Counted,
    options: { digits?: number; isPart?: boolean } = {},
  ) => (
    <tr key={label} data-part={options.isPart}>
      <th scope="row">{label}</th>
      <td>{value(now, options.digits)}</td>
      <td>{value(before, options.digits)}</td>
      <td className={classes.trend}>{trend && <Trend counts={trend} />}</td>
    </tr>
  );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('figures.what')}</th>
          <th scope="col">{t('figures.now')}</th>
          <th scope="col">{t('figures.before')}</th>
          <th scope="col" className={classes.trend}>
            {t('figures.trend')}
          </th>
        </tr>
      </thead>
      <tbody>
        {row(t('figures.published'), published)}
        {row(t('figures.requests'), requests)}
        {row(t('figures.answered'), answered, { isPart: true })}
        {row(t('figures.answerDays'), answerDays, { digits: 1, isPart: true })}
        {row(t('figures.deals'), deals)}
        {DEAL_STANDS.map((stand) => row(t(`figures.stands.${stand}`), stands[stand], { isPart: true }))}
      </tbody>
    </table>
  );
}
