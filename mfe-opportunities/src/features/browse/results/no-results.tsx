import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState } from '@handover/shared/ui';
import { focusTitle } from '@handover/shared/ui-extra';
import type { BrowseParams } from '../../../api/browse.api.ts';
import { type FilterChange, isFiltered, withoutFilters } from '../filters/with-change.ts';

interface NoResultsProps {
  params: BrowseParams;
  onChange: (change: FilterChange) => void;
}

/** The reason for an empty list, and a way out of it. */
export function NoResults({ params, onChange }: NoResultsProps) {
  const { t } = useTranslation('opportunities');
  const { type, ...filters } = params;
  const onlyFavorites = filters.favorites && !isFiltered({ ...filters, favorites: false });
  const reason = onlyFavorites
    ? 'noFavorites'
    : filters.favorites
      ? 'noneOfFavorites'
      : isFiltered(filters)
        ? 'noMatch'
        : `nothing_${type}`;
  const clear = () => {
    focusTitle();
    onChange({ ...withoutFilters(filters), favorites: reason === 'noneOfFavorites' });
  };
  return (
    <EmptyState
      title={t(`empty.${reason}.title`)}
      text={t(`empty.${reason}.text`)}
      action={
        isFiltered(filters) ? (
          <Button variant="default" onClick={clear}>
            {t(`empty.${reason}.action`)}
          </Button>
        ) : (
          <Button component={Link} to={routes.oppEdit('create', { type })} variant="default">
            {t(`empty.${reason}.action`)}
          </Button>
        )
      }
    />
  );
}
