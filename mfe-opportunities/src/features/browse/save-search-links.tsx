import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Link, routes } from '@handover/shared/router';
import { useSignedIn } from '@handover/shared/session';
import { Anchor, Button, Group } from '@handover/shared/ui';
import type { BrowseParams } from '../../api/browse.api.ts';
import { toSearchFilters } from '../../rules/browse-filters.ts';
import type { Chip } from './filters/use-chips.ts';

const NAME_MAX = 80;

/** Where something is set: saves it under a name made of it; and the way to what is saved. */
export function SaveSearchLinks({ params, chips }: { params: BrowseParams; chips: readonly Chip[] }) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  const isSignedIn = useSignedIn();
  const { type } = params;
  const set = [params.search, ...chips.map(({ label }) => label)].filter(Boolean).join(', ');
  if (!isSignedIn || !set) return null;
  return (
    <Group gap="md" mb="md" data-needs-script="">
      <Button
        size="xs"
        variant="default"
        aria-haspopup="dialog"
        onClick={() =>
          modals.open('save-search', { type, filters: toSearchFilters(params), name: set.slice(0, NAME_MAX) })
        }
      >
        {t('searches.save')}
      </Button>
      <Anchor component={Link} to={routes.savedSearches} size="sm">
        {t('searches.title')}
      </Anchor>
    </Group>
  );
}
