import type { FitRow, FitSaid, OpportunityFit } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Icon, type IconName } from '@handover/shared/ui';
import classes from './fits.module.css';

const ICONS = { meets: 'check', near: 'minus', misses: 'close', open: 'question' } as const satisfies Record<
  FitRow['fit'],
  IconName
>;

/** Line by line what the mandate wants and what the business offers. */
export function FitTable({ fit: { rows } }: { fit: OpportunityFit }) {
  const { t } = useTranslation('opportunities');
  const label = useLabel();
  const { band, compactMoney } = useFormat();
  const said = ({ names, range: amount }: FitSaid, id: number) => {
    if (amount)
      return amount.min === amount.max ? compactMoney(amount.min, id) : band(amount.min, amount.max, id);
    return names.map(label).join(', ') || t('fits.nothing');
  };
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('fits.wanted')}</th>
          <th scope="col">{t('fits.offered')}</th>
          <th scope="col">{t('fits.fit')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.aspect}>
            <th scope="row">{t(`fits.aspects.${row.aspect}`)}</th>
            <td>{said(row.wanted, row.wanted_currency)}</td>
            <td>{said(row.offered, row.offered_currency)}</td>
            <td className={classes.word}>
              <Icon name={ICONS[row.fit]} size={16} /> {t(`fits.words.${row.fit}`)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
