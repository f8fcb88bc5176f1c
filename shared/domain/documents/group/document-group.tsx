import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useRowFocus } from '../../../design/forms/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';
import type { DocumentScope } from '../api/documents.api.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import { ClosedDocuments } from './closed-documents.tsx';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
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
  const [count, setCount] = useState(0);
  const [holdsNone, setHoldsNone] = useState(false);
  const isEmpty = useAtomValue(queue.itemsAtom).length === 0 && holdsNone;
  const container = useRef<HTMLElement>(null);
  useRowFocus(container);
  const onShown = useCallback(
    (names: readonly string[], isEmpty: boolean) => {
      queue.setKnownNames(names);
      setCount(names.length);
      setHoldsNone(isEmpty);
    },
    [queue],
  );
  const id = useId();
  const Heading = `h${heading}` as const;
  const title = t(`documents.kind.${scope.kind}`);
  return (
    <section
      ref={container}
      className={classes.group}
      data-empty={isEmpty || undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      {closed ? (
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
      )}
    </section>
  );
};
