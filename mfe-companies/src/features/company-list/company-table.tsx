import type { Company } from '@handover/shared/contract';
import { dateToYear, useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { RowLink } from '@handover/shared/ui';
import { latestYear } from '../../rules/latest-year.ts';
import classes from './company-table.module.css';

interface CompanyTableProps {
  companies: readonly Company[];
  /** The next list is on its way. */
  isStale: boolean;
}

export const CompanyTable = ({ companies, isStale }: CompanyTableProps) => {
  const { t } = useTranslation('companies');
  const label = useLabel();
  const format = useFormat();
  return (
    <table className={classes.table} aria-busy={isStale || undefined}>
      <caption className={classes.caption}>{t('list.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.sectors')}</th>
          <th scope="col">{t('list.place')}</th>
          <th scope="col" className={classes.number}>
            {t('list.revenue')}
          </th>
          <th scope="col" className={classes.number}>
            {t('list.opportunities')}
          </th>
          <th scope="col" className={classes.number}>
            {t('list.completeness')}
          </th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => {
          const latest = latestYear(company.revenues);
          const place = [company.city, company.region && label(company.region)].filter(Boolean).join(', ');
          const { percent } = company.completeness;
          return (
            <tr key={company.id}>
              <th scope="row">
                <RowLink to={routes.companyView(company.id)}>{company.name}</RowLink>
              </th>
              <td data-label={t('list.sectors')}>{company.sectors.map(label).join(', ')}</td>
              <td data-label={t('list.place')}>{place || '–'}</td>
              <td data-label={t('list.revenue')} className={classes.number}>
                {latest
                  ? `${format.compactMoney(latest.revenue, latest.currency)} (${dateToYear(latest.date)})`
                  : '–'}
              </td>
              <td data-label={t('list.opportunities')} className={classes.number}>
                {format.number(company.number_of_opportunities)}
              </td>
              <td data-label={t('list.completeness')} className={classes.number}>
                <span className={classes.completeness}>
                  <span className={classes.bar} aria-hidden="true">
                    <span style={{ width: `${percent}%` }} />
                  </span>
                  {t('percent', { percent })}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
