import type { ReactNode } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';
import type { DocumentScope } from '../api/documents.api.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import { ClosedDocuments } from './closed-documents.tsx';
import { DocumentList } from './document-list.tsx';
import { GroupFrame, useShownDocuments } from './group-frame.tsx';
import { Uploads } from './uploads.tsx';

interface DocumentGroupProps {
  scope: DocumentScope;
  queue: DocumentQueue;
  mayChange: boolean;
  closed?: ReactNode;
  heading: 2 | 3;
}

/** One group of documents: the list and the uploads. */
export const DocumentGroup = ({ scope, queue, mayChange, closed, heading }: DocumentGroupProps) => {
  const { t } = useTranslation('inputs');
  const { count, holdsNone, onShown } = useShownDocuments(queue, false);
  const isEmpty = useAtomValue(queue.itemsAtom).length === 0 && holdsNone;
  return (
    <GroupFrame kind={scope.kind} heading={heading} isEmpty={isEmpty}>
      {(title) =>
        closed ? (
          <ClosedDocuments>{closed}</ClosedDocuments>
        ) : (
          <>
            <DocumentList scope={scope} title={title} mayChange={mayChange} onShown={onShown} />
            {mayChange ? (
              <Uploads
                kind={scope.kind}
                queue={queue}
                title={title}
                compact={isEmpty}
                full={scope.kind === 'general_ledger' && count > 0 ? t('documents.oneLedger') : undefined}
              />
            ) : null}
          </>
        )
      }
    </GroupFrame>
  );
};
