import type { RoomDocument } from '@handover/shared/contract';
import { useCallback, useState } from 'react';

export interface ChosenDocuments {
  chosen: readonly RoomDocument[];
  isChosen: (document: RoomDocument) => boolean;
  /** Stays the same: each row has it. */
  choose: (documents: readonly RoomDocument[], isChosen: boolean) => void;
}

/** The documents that the owner has ticked; only those on the page, so that nobody deletes what they do not see. */
export function useChosenDocuments(shown: readonly RoomDocument[]): ChosenDocuments {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const choose = useCallback<ChosenDocuments['choose']>((documents, isChosen) => {
    setIds((known) => {
      const next = new Set(known);
      for (const { id } of documents) isChosen ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  return {
    chosen: shown.filter(({ id }) => ids.has(id)),
    isChosen: ({ id }) => ids.has(id),
    choose,
  };
}
