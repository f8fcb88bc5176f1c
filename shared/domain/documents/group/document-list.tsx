import { useEffect, useState } from 'react';
import { LoadingBlock, QueryView } from '../../../design/ui/index.ts';
import { Checkbox, DeleteButton } from '../../../design/ui-extra/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { DocumentScope } from '../api/documents.api.ts';
import { useDocumentList } from '../queries/document-list.query.ts';
import { DocumentRow } from './document-row.tsx';
import classes from './documents.module.css';
import { ListPages } from './list-pages.tsx';
import { ListTools } from './list-tools.tsx';
import { useDeleteChosen } from './use-delete-chosen.ts';

const PAGE_SIZE = 10;
/** The number of documents from which on there is a search. */
const MIN_SEARCHABLE = 6;

interface DocumentListProps {
  scope: DocumentScope;
  title: string;
  mayChange: boolean;
  /** Called with the names on the current page, and whether the group holds nothing at all. */
  onShown: (names: readonly string[], isEmpty: boolean) => void;
}

/** The stored documents of a group. */
export const DocumentList = ({ scope, title, mayChange, onShown }: DocumentListProps) => {
  const { t } = useTranslation('inputs');
  const [page, setPage] = useState(1);
  const [name, setName] = useState('');
  const [ordering, setOrdering] = useState('-created_at');
  const list = useDocumentList(scope, { name, page, page_size: PAGE_SIZE, ordering });
  const files = list.data?.results ?? [];
  const { chosen, isChosen, choose, remove, deleting } = useDeleteChosen(scope, files);
  const names = files.map((file) => file.name).join('\n');
  const searched = name !== '';
  const isEmpty = list.data?.count === 0 && !searched;
  useEffect(() => onShown(names === '' ? [] : names.split('\n'), isEmpty), [names, isEmpty, onShown]);
  // The last document of the last page was deleted: shows the page before.
  const lastPage = Math.max(1, list.data?.pages_count ?? page);
  useEffect(() => {
    if (page > lastPage) setPage(lastPage);
  }, [page, lastPage]);

  const single = scope.kind === 'general_ledger';
  const several = mayChange && !single && files.length > 1;
  return (
    <QueryView
      query={list}
      skeleton={<LoadingBlock variant="list" />}
      failedTitle={t('documents.loadFailed')}
      empty={searched ? undefined : <p className={classes.none}>{t('documents.none')}</p>}
    >
      {({ count, pages_count }) => (
        <>
          {count >= MIN_SEARCHABLE || searched ? (
            <ListTools
              name={name}
              ordering={ordering}
              onName={(next) => {
                setName(next);
                setPage(1);
              }}
              onOrdering={(next) => {
                setOrdering(next);
                setPage(1);
              }}
            />
          ) : null}
          {several ? (
            <div className={classes.bulk}>
              <Checkbox
                label={t('documents.chooseAll')}
                checked={chosen.length === files.length}
                indeterminate={chosen.length > 0 && chosen.length < files.length}
                onChange={(event) =>
                  choose(
                    files.map(({ id }) => id),
                    event.currentTarget.checked,
                  )
                }
              />
              {chosen.length > 0 ? (
                <DeleteButton size="xs" loading={deleting} onClick={() => remove(chosen)}>
                  {t('documents.deleteChosen', { count: chosen.length })}
                </DeleteButton>
              ) : null}
            </div>
          ) : null}
          {files.length === 0 ? <p className={classes.none}>{t('documents.noMatch', { name })}</p> : null}
          <ul className={classes.files} aria-label={title} aria-busy={list.isFetching}>
            {files.map((file) => (
              <DocumentRow
                key={file.id}
                file={file}
                files={files}
                chosen={isChosen(file.id)}
                onChoose={several ? (isChosen) => choose([file.id], isChosen) : undefined}
                listing={mayChange && scope.owner === 'opportunity' ? scope.ownerId : undefined}
                onDelete={mayChange ? () => remove([file]) : undefined}
              />
            ))}
          </ul>
          <ListPages title={title} page={page} pages={pages_count} onPage={setPage} />
        </>
      )}
    </QueryView>
  );
};
