import type { DealDetail, DocumentMoveBody, RoomDocument, RoomFolder } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { type DragEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useMoveDocuments } from '../../../queries/folders.mutation.ts';
import { useConfirmEffect } from './use-confirm-effect.ts';

type Dragged = { document: RoomDocument } | { folder: RoomFolder };

interface Source {
  draggable: true;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
}

export interface DragMove {
  /** Whether rows can be dragged at all. */
  isOn: boolean;
  /** What makes a row one that can be dragged. Stays the same: each row has it. */
  source: (dragged: Dragged) => Source;
  isDragging: () => boolean;
  moveTo: (folder: number | null) => void;
}

/**
 * Rows that are dragged onto a folder move into it: a document with all that are ticked. The dialog does the same by
 * keyboard. What a move opens to the buyer, or closes to them, is told before it is made.
 */
export function useDragMove(deal: DealDetail, isOn: boolean, chosen: readonly RoomDocument[]): DragMove {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const confirmEffect = useConfirmEffect(deal);
  const { mutateAsync } = useMoveDocuments(deal.id);
  const dragged = useRef<Omit<DocumentMoveBody, 'to'>>(undefined);
  const ticked = useRef(chosen);
  ticked.current = chosen;
  const source = useCallback(
    (each: Dragged): Source => ({
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        dataTransfer.setData('text/plain', 'document' in each ? each.document.name : each.folder.name);
        dragged.current = 'document' in each ? documentsWith(each.document, ticked.current) : foldersOf(each);
      },
      // This runs after the drop, and where there is none.
      onDragEnd: () => {
        dragged.current = undefined;
      },
    }),
    [],
  );
  const moveTo = useRef<(to: number | null) => Promise<void>>(undefined);
  moveTo.current = async (to) => {
    const moved = dragged.current;
    dragged.current = undefined;
    if (!moved || moved.folder_ids?.includes(to ?? 0)) return;
    try {
      const change = { ...moved, to };
      if (!(await confirmEffect({ move: change }))) return;
      await mutateAsync(change);
      messages.success(t('folders.moved', { count: count(moved) }));
    } catch (error) {
      messages.failure(error);
    }
  };
  // It stays the same, so that a tick renders no folder again.
  return useMemo(
    () => ({
      isOn,
      source,
      isDragging: () => dragged.current !== undefined,
      moveTo: (to) => void moveTo.current?.(to),
    }),
    [isOn, source],
  );
}

const count = ({ file_ids = [], folder_ids = [] }: Omit<DocumentMoveBody, 'to'>) =>
  file_ids.length + folder_ids.length;

const documentsWith = (document: RoomDocument, chosen: readonly RoomDocument[]) => {
  const all = chosen.includes(document) ? chosen : [document];
  return { file_ids: all.map(({ id }) => id) };
};
const foldersOf = ({ folder }: { folder: RoomFolder }) => ({ folder_ids: [folder.id] });

/** What makes an element take the rows that are dropped on it, into the folder or, by null, to the top; nothing without one. */
export function useDropTarget(drag: DragMove, folder: number | null | undefined) {
  const [isOver, setIsOver] = useState(false);
  if (!drag.isOn || folder === undefined) return {};
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      // Files from the desktop are not for this.
      if (!drag.isDragging() || event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      drag.moveTo(folder);
    },
  };
}
