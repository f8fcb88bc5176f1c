import type { DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useDeals } from '../../queries/deals.query.ts';
import classes from './deal-list.module.css';
import { DealRow } from './deal-row.tsx';

interface DealListProps {
  asRole: DealRole;
  archived: boolean;
}

export function DealList({ asRole: role, archived }: DealListProps) {
  return (
    <QueryView
      query={useDeals({ role, archived })}
      skeleton={<LoadingBlock variant="list" count={3} />}
      empty={<NoDeals asRole={role} archived={archived} />}
    >
      {(deals) => (
        <ul className={classes.rows}>
          {deals.map((deal) => (
            <DealRow key={deal.id} deal={deal} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function NoDeals({ asRole: role, archived }: DealListProps) {
  const { t } = useTranslation('deals');
  if (archived) return <EmptyState title={t('empty.archived')} />;
  return (
    <EmptyState
      title={t(`empty.${role}.title`)}
      text={t(`empty.${role}.text`)}
      action={
        <Button component={Link} to={role === 'owner' ? routes.opps() : routes.opportunities('sell')}>
          {t(`empty.${role}.action`)}
        </Button>
      }
    />
  );
}
