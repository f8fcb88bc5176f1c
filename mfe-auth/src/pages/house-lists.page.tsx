import { useTranslation } from '@handover/shared/i18n';
import { combineQueries } from '@handover/shared/query';
import { Link, routes } from '@handover/shared/router';
import { Button, LoadingBlock, Page, QueryView } from '@handover/shared/ui';
import { StaffNav } from '../components/staff-nav/staff-nav.tsx';
import { SectorLists } from '../features/house-lists/sector-lists.tsx';
import { useNames } from '../queries/house-lists.query.ts';

/** Sectors and sub-sectors, for staff. */
export function HouseListsPage() {
  const { t } = useTranslation('auth');
  const query = combineQueries(useNames('sectors'), useNames('sub_sectors'));
  return (
    <Page
      title={t('lists.sectors.title')}
      lead={t('lists.sectors.lead')}
      actions={
        <Button component={Link} to={routes.listedName('sectors', 'create')} variant="default">
          {t('lists.create.sectors')}
        </Button>
      }
    >
      <StaffNav />
      <QueryView query={query} skeleton={<LoadingBlock variant="list" count={6} />}>
        {([sectors, subSectors]) => <SectorLists sectors={sectors} subSectors={subSectors} />}
      </QueryView>
    </Page>
  );
}
