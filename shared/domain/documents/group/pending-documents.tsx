import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import type { DocumentQueues } from '../queue/use-document-queues.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentOwner } from './collections.ts';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
import { Uploads } from './uploads.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

interface PendingGroupProps {
  kind: DocumentKind;
  queue: DocumentQueue;
  owner: DocumentOwner;
  ownerId: number | undefined;
}

const PendingGroup = ({ kind, queue, owner, ownerId }: PendingGroupProps) => {
  const { t } = useTranslation('inputs');
  const container = useRef<HTMLElement>(null);
  const [count, setCount] = useState(0);
  useFocusFallback(container);
  const onShown = useCallback(
    (names: readonly string[]) => {
      queue.setKnownNames(names);
      setCount(names.length);
    },
    [queue],
  );
  const id = useId();
  const title = t(`documents.kind.${kind}`);
  return (
    <section ref={container} className={classes.group} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {ownerId === undefined ? null : (
        <DocumentList scope={{ owner, kind, ownerId }} title={title} mayChange onShown={onShown} />
      )}
      <Uploads
        kind={kind}
        queue={queue}
        title={title}
        pending
        full={kind === 'general_ledger' && count > 0}
      />
    </section>
  );
};

export interface PendingDocumentsProps {
  documents: DocumentQueues;
  /** The id of the record, once it is stored: its documents are listed above. */
  ownerId?: number | undefined;
}

/** The groups in the form of a record: files are chosen here, and uploaded after its save (`useDocumentSaves`). */
export const PendingDocuments = ({ documents, ownerId }: PendingDocumentsProps) => (
  <div className={classes.groups}>
    {DOCUMENT_KINDS.map((kind) => (
      <PendingGroup
        key={kind}
        kind={kind}
        queue={documents.queues[kind]}
        owner={documents.owner}
        ownerId={ownerId}
      />
    ))}
  </div>
);
