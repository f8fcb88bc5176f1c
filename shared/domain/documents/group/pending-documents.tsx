import { useEffect } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import type { DocumentQueues } from '../queue/use-document-queues.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentOwner } from './collections.ts';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
import { GroupFrame, useShownDocuments } from './group-frame.tsx';
import { type StoredChoice, StoredFiles } from './stored-choice.tsx';
import { Uploads } from './uploads.tsx';

interface PendingGroupProps {
  kind: DocumentKind;
  queue: DocumentQueue;
  owner: DocumentOwner;
  ownerId: number | undefined;
  stored: StoredChoice | undefined;
  onFilled: PendingDocumentsProps['onFilled'];
}

const PendingGroup = ({ kind, queue, owner, ownerId, stored, onFilled }: PendingGroupProps) => {
  const { t } = useTranslation('inputs');
  const { count, holdsNone, onShown } = useShownDocuments(queue, ownerId === undefined);
  const files = stored?.files[kind] ?? [];
  const isAnyChosen = files.some((file) => stored?.chosen.has(file.id));
  const isFilled = count > 0 || isAnyChosen;
  const isEmpty = useAtomValue(queue.itemsAtom).length === 0 && holdsNone && files.length === 0;
  useEffect(() => onFilled?.(kind, isFilled), [onFilled, kind, isFilled]);
  const full = () => {
    if (kind !== 'general_ledger') return undefined;
    if (count > 0) return t('documents.oneLedger');
    return isAnyChosen ? t('documents.oneLedgerChosen') : undefined;
  };
  return (
    <GroupFrame kind={kind} heading={3} isEmpty={isEmpty}>
      {(title) => (
        <>
          {ownerId === undefined ? (
            isEmpty && <p className={classes.none}>{t('documents.none')}</p>
          ) : (
            <DocumentList scope={{ owner, kind, ownerId }} title={title} mayChange onShown={onShown} />
          )}
          {stored && files.length > 0 ? <StoredFiles {...stored} files={files} title={title} /> : null}
          <Uploads kind={kind} queue={queue} title={title} pending compact={isEmpty} full={full()} />
        </>
      )}
    </GroupFrame>
  );
};

export interface PendingDocumentsProps {
  documents: DocumentQueues;
  /** The id of the record, once it is stored: its documents are listed above. */
  ownerId?: number | undefined;
  /** Files that are copied from elsewhere. */
  stored?: StoredChoice | undefined;
  /**
   * Called when a group becomes filled or empty, by documents that are stored or to be copied; those that wait for
   * their upload are in `documents`. The function must always be the same.
   */
  onFilled?: ((kind: DocumentKind, isFilled: boolean) => void) | undefined;
}

/** The groups in the form of a record: files are chosen here, and uploaded as parts of its save (`useRelatedDocuments`). */
export const PendingDocuments = ({ documents, ownerId, stored, onFilled }: PendingDocumentsProps) => (
  <div className={classes.groups}>
    {DOCUMENT_KINDS.map((kind) => (
      <PendingGroup
        key={kind}
        kind={kind}
        queue={documents.queues[kind]}
        owner={documents.owner}
        ownerId={ownerId}
        stored={stored}
        onFilled={onFilled}
      />
    ))}
  </div>
);
