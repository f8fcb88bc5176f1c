import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import classes from './newest-list.module.css';

export function NewestList({ opportunities }: { opportunities: Opportunity[] }) {
  const { t } = useTranslation('sampleArea');
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {opportunities.map(({ id, project_title }) => (
        <li key={id}>
          <Link to={routes.opportunity(id)}>{project_title}</Link>
        </li>
      ))}
    </ul>
  );
}
