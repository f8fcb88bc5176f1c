import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { DocumentPlace } from '../api/documents.api.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import { ClosedDocuments } from './closed-documents.tsx';
import { DocumentList } from './document-list.tsx';
import classes from './documents.module.css';
import { Uploads } from './uploads.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

interface DocumentGroupProps {
  place: DocumentPlace;
  queue: DocumentQueue;
  mayChange: boolean;
  closed?: ReactNode;
  heading: 2 | 3;
}

/** One group of documents: what is there, and what is on its way. */
export const DocumentGroup = ({ place, queue, mayChange, closed, heading }: DocumentGroupProps) => {
  const { t } = useTranslation('inputs');
  const [count, setCount] = useState(0);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  const shown = useCallback(
    (names: readonly string[]) => {
      queue.know(names);
      setCount(names.length);
    },
    [queue],
  );
  const id = useId();
  const Heading = `h${heading}` as const;
  const title = t(`documents.kind.${place.kind}`);
  return (
    <section ref={part} className={classes.group} aria-labelledby={id} tabIndex={-1}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      {closed ? (
        <ClosedDocuments>{closed}</ClosedDocuments>
      ) : (
        <>
          <DocumentList place={place} title={title} mayChange={mayChange} onShown={shown} />
          {mayChange ? (
            <Uploads
              kind={place.kind}
              queue={queue}
              title={title}
              full={place.kind === 'general_ledger' && count > 0}
            />
          ) : null}
        </>
      )}
    </section>
  );
};
