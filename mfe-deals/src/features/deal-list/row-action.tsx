import type { Deal } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { useArchive } from '../../hooks/use-archive.ts';
import { useListAddress } from '../../hooks/use-list-address.ts';
import { stepPlace } from '../../rules/step-place.ts';

/** The one button of a row: to the place of the next step; one that has ended is archived, or taken out again. */
export function RowAction({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const { address } = useListAddress();
  const { action, to } = stepPlace(deal);
  // The archive is the viewer's own: an adviser has none of the owner's deals.
  if (!address.acting_for && (deal.archived || deal.group === 'ended')) return <ArchiveButton deal={deal} />;
  const label = t(`list.action.${action}`);
  return (
    <Button
      component={Link}
      to={to}
      size="xs"
      aria-label={t('named', { action: label, name: deal.project_title })}
      {...(deal.group === 'mine' ? { variant: 'light', color: 'accent' } : { variant: 'default' })}
    >
      {label}
    </Button>
  );
}

function ArchiveButton({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const { archive, isPending } = useArchive(deal);
  const label = t(`list.action.${deal.archived ? 'unarchive' : 'archive'}`);
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('named', { action: label, name: deal.project_title })}
      onClick={archive}
      loading={isPending}
    >
      {label}
    </Button>
  );
}
