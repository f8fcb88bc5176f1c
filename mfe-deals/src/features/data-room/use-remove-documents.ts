import type { FileGroup, RoomDocument } from '@handover/shared/contract';
import { useDeleteDocuments } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { useCallback, useRef } from 'react';
import { KIND_OF } from './group-kinds.ts';

/** Deletes documents with all their versions, after a confirmation; one call for each group. */
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
    const names = documents.map(({ name }) => name).join(', ');
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
    try {
      for (const group of new Set(documents.map((document) => document.group)))
        await deletions[group].mutateAsync(
          documents.filter((document) => document.group === group).map(({ id }) => id),
        );
      messages.success(
        documents.length === 1
          ? t('documents.delete.done', { ns: 'inputs', name: first.name })
          : t('documents.delete.doneSeveral', { ns: 'inputs', count: documents.length }),
      );
    } catch (error) {
      messages.failure(error);
    }
  };
  const latest = useRef(remove);
  latest.current = remove;

  return {
    isPending: annual.isPending || other.isPending || ledger.isPending,
    /** Stays the same: each row has it. */
    remove: useCallback((documents: readonly RoomDocument[]) => latest.current(documents), []),
  };
}
