import type { Company } from '@handover/shared/contract';
import { dateToYear, useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { RowLink } from '@handover/shared/ui';
import { Swatch } from '@handover/shared/ui-extra';
import { latestYear } from '../../rules/latest-year.ts';
import classes from './company-table.module.css';

/** A company with the face of its newest listing. On a phone it is three lines, and the numbers have their names. */
export const CompanyRow = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const label = useLabel();
  const format = useFormat();
  const { listing } = company;
  const latest = latestYear(company.revenues);
  const place = [company.city, company.region && label(company.region)].filter(Boolean).join(', ');
  const { percent } = company.completeness;
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>
          {listing ? <Swatch of={listing} id={listing.id} /> : <span className={classes.faceless} />}
          <RowLink to={routes.companyView(company.id)}>{company.name}</RowLink>
        </span>
      </th>
      <td className={classes.about}>{company.sectors.map(label).join(', ')}</td>
      <td className={classes.about}>{place || '–'}</td>
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
          <span className={classes.percent}>{t('percent', { percent })}</span>
        </span>
      </td>
    </tr>
  );
};
