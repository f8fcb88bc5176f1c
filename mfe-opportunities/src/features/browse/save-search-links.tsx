import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Link, routes } from '@handover/shared/router';
import { useSignedIn } from '@handover/shared/session';
import { Anchor, Button, Group } from '@handover/shared/ui';
import type { BrowseParams } from '../../api/browse.api.ts';
import { toSearchFilters } from '../../rules/search-filters.ts';
import type { Chip } from './filters/use-chips.ts';

const NAME_MAX = 80;

/** Saves what is set, under a name made of it; and the way to what is saved. */
export function SaveSearchLinks({ params, chips }: { params: BrowseParams; chips: readonly Chip[] }) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  if (!useSignedIn()) return null;
  const { type } = params;
  const set = [params.search, ...chips.map(({ label }) => label)].filter(Boolean).join(', ');
  const name = (set || t(`browse.title.${type}`)).slice(0, NAME_MAX);
  return (
    <Group gap="md" data-needs-script="">
      <Button
        variant="default"
        aria-haspopup="dialog"
        onClick={() => modals.open('save-search', { type, filters: toSearchFilters(params), name })}
      >
        {t('searches.save')}
      </Button>
      <Anchor component={Link} to={routes.savedSearches}>
        {t('searches.title')}
      </Anchor>
    </Group>
  );
}
