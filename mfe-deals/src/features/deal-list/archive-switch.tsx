import type { DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Anchor } from '@handover/shared/ui';

export function ArchiveSwitch({ asRole: role, archived }: { asRole: DealRole; archived: boolean }) {
  const { t } = useTranslation('deals');
  return (
    <Anchor component={Link} to={routes.deals(role, archived ? {} : { archived: true })}>
      {t(archived ? 'list.showRunning' : 'list.showArchived')}
    </Anchor>
  );
}
