import { useId, useRef } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import type { DocumentQueues } from '../queue/use-document-queues.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './collections.ts';
import classes from './documents.module.css';
import { Uploads } from './uploads.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';

const PendingGroup = ({ kind, queue }: { kind: DocumentKind; queue: DocumentQueue }) => {
  const { t } = useTranslation('inputs');
  const container = useRef<HTMLElement>(null);
  useFocusFallback(container);
  const id = useId();
  const title = t(`documents.kind.${kind}`);
  return (
    <section ref={container} className={classes.group} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <Uploads kind={kind} queue={queue} title={title} pending />
    </section>
  );
};

/** The groups of a record that is not created yet: files are chosen here, and uploaded by `uploadTo` of `useDocumentQueues`. */
export const PendingDocuments = ({ documents }: { documents: DocumentQueues }) => (
  <div className={classes.groups}>
    {DOCUMENT_KINDS.map((kind) => (
      <PendingGroup key={kind} kind={kind} queue={documents.queues[kind]} />
    ))}
  </div>
);
