import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Text } from '@handover/shared/ui';
import classes from './remove-company.module.css';

/** The records that are deleted with a company, counted, or the deals that prevent it, each with a link. */
export const RemovalFacts = ({ company: { removal } }: { company: Company }) => {
  const { t } = useTranslation('companies');
  if (!removal) return <Text>{t('remove.text')}</Text>;
  const { opportunities, pending_requests, deals } = removal;
  if (deals.length > 0) {
    return (
      <>
        <Text>{t('remove.blocked', { count: deals.length })}</Text>
        <ul className={classes.list}>
          {deals.map(({ id, project_title }) => (
            <li key={id}>
              <Link to={routes.dealView(id)}>{project_title}</Link>
            </li>
          ))}
        </ul>
        <Text>{t('remove.blockedHelp', { count: deals.length })}</Text>
      </>
    );
  }
  return (
    <>
      <Text>{t('remove.text')}</Text>
      {opportunities > 0 ? (
        <ul className={classes.list}>
          <li>{t('remove.opportunities', { count: opportunities })}</li>
          {pending_requests > 0 ? <li>{t('remove.requests', { count: pending_requests })}</li> : null}
        </ul>
      ) : null}
      <Text>{t('remove.final')}</Text>
    </>
  );
};
