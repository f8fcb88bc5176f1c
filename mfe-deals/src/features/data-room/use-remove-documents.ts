import type { FileGroup, RoomDocument } from '@handover/shared/contract';
import { useDeleteDocuments } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { useCallback, useRef } from 'react';
import { KIND_OF } from './group-kinds.ts';

const namesOf = (documents: readonly RoomDocument[]) => documents.map(({ name }) => name).join(', ');

/**
 * Deletes documents with all their versions, after a confirmation; one call for each group. Where only some of these fail, it is told
 * which documents are deleted, and which are not.
 */
export function useRemoveDocuments(snapshotId: number) {
  const { t } = useTranslation(['deals', 'inputs']);
  const confirm = useConfirm();
  const messages = useMessages();
  const scope = { owner: 'deal_opportunity', ownerId: snapshotId } as const;
  const annual = useDeleteDocuments({ ...scope, kind: KIND_OF.annual });
  const other = useDeleteDocuments({ ...scope, kind: KIND_OF.other });
  const ledger = useDeleteDocuments({ ...scope, kind: KIND_OF.general_ledger });
  const deletions = { annual, other, general_ledger: ledger } satisfies Record<FileGroup, unknown>;

  const ask = (documents: readonly RoomDocument[]) => {
    const hasVersions = documents.some(({ version }) => version > 1);
    const names = namesOf(documents);
    const [first] = documents;
    const one = documents.length === 1;
    const warning = hasVersions ? t(one ? 'dataRoom.deleteVersions' : 'dataRoom.deleteAllVersions') : '';
    return confirm({
      title: one
        ? t('documents.delete.title', { ns: 'inputs', name: first?.name })
        : t('documents.delete.titleSeveral', { ns: 'inputs', count: documents.length }),
      text: one
        ? warning || t('documents.delete.text', { ns: 'inputs' })
        : [t('documents.delete.textSeveral', { ns: 'inputs', names }), warning].filter(Boolean).join(' '),
      action: t('documents.delete.action', { ns: 'inputs' }),
      danger: true,
    });
  };

  const remove = async (documents: readonly RoomDocument[]) => {
    const [first] = documents;
    if (!first || !(await ask(documents))) return;
    const deleted: RoomDocument[] = [];
    const kept: RoomDocument[] = [];
    let failure: unknown;
    for (const group of new Set(documents.map((document) => document.group))) {
      const ofGroup = documents.filter((document) => document.group === group);
      try {
        await deletions[group].mutateAsync(ofGroup.map(({ id }) => id));
        deleted.push(...ofGroup);
      } catch (error) {
        failure ??= error;
        kept.push(...ofGroup);
      }
    }
    if (kept.length > 0 && deleted.length > 0)
      messages.failure(
        failure,
        t('dataRoom.deletedPartly', { deleted: namesOf(deleted), kept: namesOf(kept) }),
      );
    else if (kept.length > 0) messages.failure(failure);
    else
      messages.success(
        documents.length === 1
          ? t('documents.delete.done', { ns: 'inputs', name: first.name })
          : t('documents.delete.doneSeveral', { ns: 'inputs', count: documents.length }),
      );
  };
  const latest = useRef(remove);
  latest.current = remove;

  return {
    isPending: annual.isPending || other.isPending || ledger.isPending,
    /** Stays the same: each row has it. */
    remove: useCallback((documents: readonly RoomDocument[]) => latest.current(documents), []),
  };
}
