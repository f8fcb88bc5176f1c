import type { DealDetail, FileGroup, RoomDocument, RoomGroup, RoomPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { FolderRow } from '../folders/folder-row.tsx';
import type { DragMove } from '../folders/use-drag-move.ts';
import type { ChosenDocuments } from '../use-chosen-documents.ts';
import type { RoomAddress } from '../use-room-address.ts';
import { DocumentRow } from './document-row.tsx';
import { GroupHead } from './group-head.tsx';
import classes from './table.module.css';

interface RoomTableProps {
  deal: DealDetail;
  page: RoomPage;
  address: RoomAddress;
  mayChange: boolean;
  /** Undefined if documents can't be ticked. */
  selection: ChosenDocuments | undefined;
  drag: DragMove;
  isStale: boolean;
  onRemove: (documents: readonly RoomDocument[]) => void;
}

/**
 * The index. Sorted by number, folders and documents stand in their groups; in another order each document names its
 * place, and closed and empty groups follow. A folder shows what lies in it alone.
 */
export function RoomTable(props: RoomTableProps) {
  const { deal, page, address, mayChange, selection, drag, isStale, onRemove } = props;
  const { t } = useTranslation('deals');
  const { results, groups, folders } = page;
  const isSeller = deal.side === 'seller';
  const columns = isSeller ? 6 : 5;
  const { isTree } = address.filter;
  const isInFolder = page.folder !== null;
  const isByGroup = address.isByNumber && !isInFolder;
  // The last page that is left is on its way.
  const isGone = page.current_page > page.pages_count;
  const rowsOf = (documents: readonly RoomDocument[]) =>
    documents.map((document) => (
      <DocumentRow
        key={document.id}
        document={document}
        deal={deal}
        shown={results}
        folder={isTree ? undefined : folders.find(({ id }) => id === document.folder_id)}
        folders={folders}
        isByNumber={address.isByNumber || isTree}
        mayChange={mayChange}
        isMarked={isNamed(document, address.filter.file)}
        isChosen={selection?.isChosen(document)}
        onChoose={selection?.choose}
        source={drag.isOn ? drag.source : undefined}
        onRemove={onRemove}
        onShowLog={address.showLogOf}
      />
    ));
  // Folders come first, on the first page of their place.
  const here =
    isTree && page.current_page <= 1 ? folders.filter((each) => each.parent_id === page.folder) : [];
  const foldersOf = (group: FileGroup) =>
    here
      .filter((folder) => folder.group === group)
      .map((folder) => (
        <FolderRow
          key={folder.id}
          folder={folder}
          folders={folders}
          deal={deal}
          mayChange={mayChange}
          drag={drag}
          onOpen={address.openFolder}
        />
      ));
  const headOf = (group: RoomGroup) => <GroupHead group={group} deal={deal} columns={columns} />;
  const inGroup = (group: FileGroup) => results.filter((document) => document.group === group);
  const isEmpty = (group: FileGroup) =>
    inGroup(group).length === 0 && !here.some((each) => each.group === group);
  const isElsewhere = ({ group, count }: RoomGroup) => isEmpty(group) && (count ?? 0) > 0;
  const shown = isInFolder ? [] : groups.filter((group) => !isElsewhere(group));
  return (
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
      {isByGroup ? null : (
        <tbody>
          {groups.map(({ group }) => foldersOf(group))}
          {rowsOf(results)}
          {isInFolder && !isGone && results.length === 0 && here.length === 0 ? (
            <tr>
              <td colSpan={columns}>{t('folders.empty')}</td>
            </tr>
          ) : null}
        </tbody>
      )}
      {shown
        .filter(({ group }) => isByGroup || isEmpty(group))
        .map((group) => (
          <tbody key={group.group}>
            {headOf(group)}
            {isByGroup ? foldersOf(group.group) : null}
            {isByGroup ? rowsOf(inGroup(group.group)) : null}
          </tbody>
        ))}
    </table>
  );
}

/** Whether a link names any version of the document. */
const isNamed = ({ id, earlier_versions }: RoomDocument, file: number | undefined) =>
  file !== undefined && (id === file || earlier_versions.some((version) => version.id === file));
