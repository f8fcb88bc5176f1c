import type { DealListCounts } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState } from '@handover/shared/ui';
import { focusTitle } from '@handover/shared/ui-extra';
import { useListAddress } from '../../hooks/use-list-address.ts';
import { isFiltered, type ListAddress } from '../../rules/list-address.ts';
import { countsOf, hasSides, shownSide } from '../../rules/side-counts.ts';

interface NoDealsProps {
  address: ListAddress;
  counts: DealListCounts | undefined;
}

/** Why there is none, and the one thing to do about it. */
export function NoDeals({ address, counts }: NoDealsProps) {
  const { t } = useTranslation('deals');
  const { to } = useListAddress();
  if (isFiltered(address))
    return (
      <EmptyState
        title={t('empty.filtered.title')}
        action={
          <Button
            component={Link}
            variant="default"
            to={to({ search: '', sectors: '', from: '', to: '' })}
            onClick={focusTitle}
          >
            {t('empty.filtered.action')}
          </Button>
        }
      />
    );
  if (address.show === 'archived') return <EmptyState title={t('empty.archived')} />;
  if (address.show) return <EmptyState title={t('empty.group')} />;
  const archived = counts ? countsOf(counts, shownSide(address, counts)).archived : 0;
  if (archived > 0)
    return (
      <EmptyState
        title={t('empty.allArchived', { count: archived })}
        action={
          <Button component={Link} variant="default" to={to({ show: 'archived' })} onClick={focusTitle}>
            {t('empty.showArchived')}
          </Button>
        }
      />
    );
  const side = shownSide(address, counts) === 'buyer' ? 'requester' : 'owner';
  const reader = hasSides(address, counts) ? side : 'newcomer';
  return (
    <EmptyState
      title={t(`empty.${reader}.title`)}
      text={t(`empty.${reader}.text`)}
      action={
        <Button component={Link} to={reader === 'owner' ? routes.opps() : routes.opportunities('sell')}>
          {t(`empty.${reader}.action`)}
        </Button>
      }
    />
  );
}
