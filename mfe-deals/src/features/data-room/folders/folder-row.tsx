import type { DealDetail, RoomFolder } from '@handover/shared/contract';
import { RightsMark, rightsIcon } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { ActionIcon, Group, Icon } from '@handover/shared/ui';
import { memo } from 'react';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import table from '../table/table.module.css';
import { BY_DEFAULT, withinOf } from '../within-of.ts';
import classes from './folders.module.css';
import { type DragMove, useDropTarget } from './use-drag-move.ts';
import { useRemoveFolder } from './use-remove-folder.ts';

interface FolderRowProps {
  folder: RoomFolder;
  /** All folders of the data room. */
  folders: readonly RoomFolder[];
  deal: DealDetail;
  mayChange: boolean;
  drag: DragMove;
  onOpen: (id: number) => void;
}

/** A folder in the index: a click opens it, and rows that are dropped on it move into it. */
export const FolderRow = memo(({ folder, folders, deal, mayChange, drag, onOpen }: FolderRowProps) => {
  const { t } = useTranslation('deals');
  const { id, index, name, count } = folder;
  const target = useDropTarget(drag, id);
  return (
    <tr
      className={`${table.document} ${classes.folder}`}
      data-lone={mayChange ? undefined : true}
      {...(drag.isOn ? drag.source({ folder }) : {})}
      {...target}
    >
      <td className={table.number}>{index}</td>
      <th scope="row">
        <button type="button" className={classes.open} onClick={() => onOpen(id)}>
          <Icon name="folder" size={20} />
          <span>{name}</span>
        </button>
        {folder.has_own_rights ? (
          <span className={table.marks}>
            <RightsMark rights={folder.rights ?? undefined} />
            {folder.parent_id === null ? null : (
              <span className={table.facts}>{t('dataRoom.ownRights')}</span>
            )}
          </span>
        ) : null}
      </th>
      <td className={table.size} colSpan={deal.side === 'seller' ? 3 : 2}>
        {t('folders.holds', { count })}
      </td>
      <td className={table.actions}>
        {mayChange ? <FolderActions folder={folder} folders={folders} deal={deal} /> : null}
      </td>
    </tr>
  );
});

type FolderIcon = 'pencil' | 'arrow-right' | 'trash' | ReturnType<typeof rightsIcon>;

function FolderActions({ folder, folders, deal }: Pick<FolderRowProps, 'folder' | 'folders' | 'deal'>) {
  const { t } = useTranslation(['deals', 'inputs']);
  const modals = useModals();
  const { isPending, remove } = useRemoveFolder(deal);
  const { name, group } = folder;
  const buyer = usePartyName()(deal.other_party);
  const rights = folder.rights ?? BY_DEFAULT;
  const place = { folder: folder.parent_id, hasOwnRights: folder.has_own_rights };
  const action = (label: string, icon: FolderIcon, onClick: () => void) => (
    <ActionIcon
      aria-label={label}
      title={label}
      loading={icon === 'trash' && isPending}
      data-remove={icon === 'trash' || undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={18} />
    </ActionIcon>
  );
  return (
    <Group gap={0} wrap="nowrap" display="inline-flex">
      {action(t('folders.rename', { name }), 'pencil', () => {
        void modals.open('document-folder', { dealId: deal.id, renamed: folder });
      })}
      {action(t('folders.moveNamed', { name }), 'arrow-right', () => {
        void modals.open('move-documents', {
          ...{ dealId: deal.id, buyer, group, files: [], moved: [folder], folders },
        });
      })}
      {action(t('documents.rights.set', { ns: 'inputs', name }), rightsIcon(rights), () => {
        void modals.open('document-rights', {
          ...{ of: { dealId: deal.id, buyer }, files: [], folders: [folder], rights },
          within: withinOf(folders, [place]),
        });
      })}
      {action(t('folders.remove.named', { name }), 'trash', () => void remove(folder))}
    </Group>
  );
}
