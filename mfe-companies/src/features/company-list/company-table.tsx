import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { CompanyRow } from './company-row.tsx';
import classes from './company-table.module.css';

interface CompanyTableProps {
  companies: readonly Company[];
  /** The next list is on its way. */
  isStale: boolean;
}

export const CompanyTable = ({ companies, isStale }: CompanyTableProps) => {
  const { t } = useTranslation('companies');
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
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </tbody>
    </table>
  );
};
