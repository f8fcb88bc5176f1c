import type { DocumentMoveBody, RoomDocument, RoomFolder } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { type DragEvent, useCallback, useRef, useState } from 'react';
import { useMoveDocuments } from '../../../queries/folders.mutation.ts';

type Dragged = { document: RoomDocument } | { folder: RoomFolder };

export interface DragMove {
  /** Whether rows can be dragged at all. */
  isOn: boolean;
  /** Stays the same: each row has it. */
  begin: (dragged: Dragged) => (event: DragEvent) => void;
  moveTo: (folder: number | null) => void;
}

/**
 * Rows that are dragged onto a folder move into it: a document with all that are ticked. The dialog does the same by
 * keyboard.
 */
export function useDragMove(dealId: number, isOn: boolean, chosen: readonly RoomDocument[]): DragMove {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const { mutateAsync } = useMoveDocuments(dealId);
  const dragged = useRef<Omit<DocumentMoveBody, 'to'>>(undefined);
  const ticked = useRef(chosen);
  ticked.current = chosen;
  const begin = useCallback(
    (each: Dragged) => (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox drags nothing without data.
      event.dataTransfer.setData('text/plain', 'document' in each ? each.document.name : each.folder.name);
      dragged.current = 'document' in each ? documentsWith(each.document, ticked.current) : foldersOf(each);
    },
    [],
  );
  const moveTo = async (to: number | null) => {
    const moved = dragged.current;
    dragged.current = undefined;
    if (!moved || moved.folder_ids?.includes(to ?? 0)) return;
    try {
      await mutateAsync({ ...moved, to });
      messages.success(t('folders.moved', { count: count(moved) }));
    } catch (error) {
      messages.failure(error);
    }
  };
  return { isOn, begin, moveTo: (to) => void moveTo(to) };
}

const count = ({ file_ids = [], folder_ids = [] }: Omit<DocumentMoveBody, 'to'>) =>
  file_ids.length + folder_ids.length;

const documentsWith = (document: RoomDocument, chosen: readonly RoomDocument[]) => {
  const all = chosen.includes(document) ? chosen : [document];
  return { file_ids: all.map(({ id }) => id) };
};
const foldersOf = ({ folder }: { folder: RoomFolder }) => ({ folder_ids: [folder.id] });

/** What makes an element take the rows that are dropped on it; nothing without `onMove`. */
export function useDropTarget(onMove: (() => void) | undefined) {
  const [isOver, setIsOver] = useState(false);
  if (!onMove) return {};
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      // Files from the desktop are not for this.
      if (event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onMove();
    },
  };
}
