import type { SavedSearch } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Button } from '@handover/shared/ui';
import { useState } from 'react';
import { useDeleteSearch, useRestoreSearch } from '../../queries/searches.query.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import classes from './searches.module.css';

/** The searches of the viewer, and what was deleted here, to be taken back. */
export function SavedSearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const drop = useDeleteSearch();
  const restore = useRestoreSearch();
  const [deleted, setDeleted] = useState<SavedSearch>();
  const remove = (search: SavedSearch) =>
    drop.mutate(search, {
      onSuccess: () => setDeleted(search),
      onError: (error) => messages.failure(error),
    });
  const undo = (search: SavedSearch) =>
    restore.mutate(search, {
      onSuccess: () => setDeleted(undefined),
      onError: (error) => messages.failure(error),
    });
  return (
    <>
      <p role="status" className={classes.undo}>
        {deleted ? (
          <>
            {t('searches.deleted', { name: deleted.name })}{' '}
            <Button variant="default" loading={restore.isPending} onClick={() => undo(deleted)}>
              {t('searches.undo')}
            </Button>
          </>
        ) : null}
      </p>
      <ul className={classes.list}>
        {searches.map((search) => (
          <SavedSearchRow key={search.id} search={search} onDelete={() => remove(search)} />
        ))}
      </ul>
    </>
  );
}
