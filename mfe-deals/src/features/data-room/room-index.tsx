import type { DealDetail, FileGroup, RoomDocument, RoomGroup, RoomPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { ChosenActions } from './chosen-actions.tsx';
import room from './data-room.module.css';
import { RoomPages } from './room-pages.tsx';
import { RoomTools } from './room-tools.tsx';
import { DocumentRow } from './table/document-row.tsx';
import { GroupHead } from './table/group-head.tsx';
import classes from './table/table.module.css';
import { useChosenDocuments } from './use-chosen-documents.ts';
import { useRemoveDocuments } from './use-remove-documents.ts';
import type { RoomAddress } from './use-room-address.ts';

interface RoomIndexProps {
  deal: DealDetail;
  page: RoomPage;
  address: RoomAddress;
  mayChange: boolean;
  /** There is a search, and an order to choose. */
  maySearch: boolean;
  /** The next page is on its way. */
  isStale: boolean;
}

/**
 * The documents. Sorted by number they stand in their groups; in another order each names its group, and closed and
 * empty groups follow.
 */
export function RoomIndex({ deal, page, address, mayChange, maySearch, isStale }: RoomIndexProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  const { search } = address.filter;
  const { results, groups } = page;
  const isSeller = deal.side === 'seller';
  const selection = useChosenDocuments(results);
  const { isPending, remove } = useRemoveDocuments(deal.deal_opportunity_id);
  const maySelect = mayChange && results.length > 1;
  const columns = isSeller ? 6 : 5;
  const rowsOf = (documents: readonly RoomDocument[]) =>
    documents.map((document) => (
      <DocumentRow
        key={document.id}
        document={document}
        deal={deal}
        shown={results}
        isByNumber={address.isByNumber}
        mayChange={mayChange}
        isMarked={isNamed(document, address.filter.file)}
        isChosen={maySelect ? selection.isChosen(document) : undefined}
        onChoose={selection.choose}
        onRemove={remove}
        onShowLog={address.showLogOf}
      />
    ));
  const headOf = (group: RoomGroup) => <GroupHead group={group} deal={deal} columns={columns} />;
  const inGroup = (group: FileGroup) => results.filter((document) => document.group === group);
  const isElsewhere = ({ group, count }: RoomGroup) => inGroup(group).length === 0 && (count ?? 0) > 0;
  const shown = groups.filter((group) => !isElsewhere(group));
  return (
    <>
      {maySearch || maySelect ? (
        <div className={room.tools}>
          {maySearch ? <RoomTools address={address} /> : null}
          {maySelect ? (
            <ChosenActions
              deal={deal}
              selection={selection}
              shown={results}
              isPending={isPending}
              onRemove={remove}
            />
          ) : null}
        </div>
      ) : null}
      <table className={classes.table} aria-busy={isStale || undefined}>
        <caption className={classes.caption}>{t('tabs.data-room')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dataRoom.column.number')}</th>
            <th scope="col">{t('dataRoom.column.name')}</th>
            <th scope="col">{t('dataRoom.column.size')}</th>
            <th scope="col">{t('dataRoom.column.added')}</th>
            {isSeller ? <th scope="col">{t('dataRoom.column.seen')}</th> : null}
            <th scope="col">
              <span className={classes.caption}>{t('dataRoom.column.actions')}</span>
            </th>
          </tr>
        </thead>
        {address.isByNumber ? null : <tbody>{rowsOf(results)}</tbody>}
        {shown
          .filter(({ group }) => address.isByNumber || inGroup(group).length === 0)
          .map((group) => (
            <tbody key={group.group}>
              {headOf(group)}
              {address.isByNumber ? rowsOf(inGroup(group.group)) : null}
            </tbody>
          ))}
      </table>
      {results.length === 0 && search !== '' ? (
        <p className={room.quiet}>{t('documents.noMatch', { ns: 'inputs', name: search })}</p>
      ) : null}
      <RoomPages page={page} onPage={address.goTo} />
    </>
  );
}

/** Whether a link names any version of the document. */
const isNamed = ({ id, earlier_versions }: RoomDocument, file: number | undefined) =>
  file !== undefined && (id === file || earlier_versions.some((version) => version.id === file));
