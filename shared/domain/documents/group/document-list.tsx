import { useEffect, useState } from 'react';
import { Checkbox } from '../../../design/overlays/index.ts';
import { Button, LoadingBlock, QueryView } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { DocumentPlace } from '../api/documents.api.ts';
import { useDocumentList } from '../queries/document-list.query.ts';
import { DocumentRow } from './document-row.tsx';
import classes from './documents.module.css';
import { ListPages } from './list-pages.tsx';
import { ListTools } from './list-tools.tsx';
import { useDeleteChosen } from './use-delete-chosen.ts';

const A_PAGE = 10;
/** From here on it is looked for rather than seen. */
const LONG = 6;

interface DocumentListProps {
  place: DocumentPlace;
  title: string;
  mayChange: boolean;
  /** The names on the page. */
  onShown: (names: readonly string[]) => void;
}

/** What is stored in a group. */
export const DocumentList = ({ place, title, mayChange, onShown }: DocumentListProps) => {
  const { t } = useTranslation('inputs');
  const [page, setPage] = useState(1);
  const [name, setName] = useState('');
  const [ordering, setOrdering] = useState('-created_at');
  const list = useDocumentList(place, { name, page, page_size: A_PAGE, ordering });
  const files = list.data?.results ?? [];
  const { chosen, isChosen, choose, ask, deleting } = useDeleteChosen(place, files);
  const names = files.map((file) => file.name).join('\n');
  useEffect(() => onShown(names === '' ? [] : names.split('\n')), [names, onShown]);
  // The last file of the last page is gone: the page before it is shown.
  const lastPage = Math.max(1, list.data?.pages_count ?? page);
  useEffect(() => {
    if (page > lastPage) setPage(lastPage);
  }, [page, lastPage]);

  const single = place.kind === 'general_ledger';
  const several = mayChange && !single && files.length > 1;
  const searched = name !== '';
  return (
    <QueryView
      query={list}
      skeleton={<LoadingBlock variant="list" />}
      failedTitle={t('documents.loadFailed')}
      empty={searched ? undefined : <p className={classes.none}>{t('documents.none')}</p>}
    >
      {({ count, pages_count }) => (
        <>
          {count >= LONG || searched ? (
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
                <Button variant="default" size="xs" loading={deleting} onClick={() => ask(chosen)}>
                  {t('documents.deleteChosen', { count: chosen.length })}
                </Button>
              ) : null}
            </div>
          ) : null}
          {files.length === 0 ? <p className={classes.none}>{t('documents.noMatch', { name })}</p> : null}
          <ul className={classes.files} aria-label={title} aria-busy={list.isFetching}>
            {files.map((file) => (
              <DocumentRow
                key={file.id}
                file={file}
                chosen={isChosen(file.id)}
                onChoose={several ? (wanted) => choose([file.id], wanted) : undefined}
                onDelete={mayChange ? () => ask([file]) : undefined}
              />
            ))}
          </ul>
          <ListPages title={title} page={page} pages={pages_count} onPage={setPage} />
        </>
      )}
    </QueryView>
  );
};
