import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useRowFocus } from '../../../design/forms/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import type { DocumentKind } from './collections.ts';
import classes from './documents.module.css';

/** What the list of a group has told of its documents, by `onShown`: how many they are, and whether it holds none at all. */
export function useShownDocuments(queue: DocumentQueue, holdsNoneAtFirst: boolean) {
  const [count, setCount] = useState(0);
  const [holdsNone, setHoldsNone] = useState(holdsNoneAtFirst);
  const onShown = useCallback(
    (names: readonly string[], isEmpty: boolean) => {
      queue.setKnownNames(names);
      setCount(names.length);
      setHoldsNone(isEmpty);
    },
    [queue],
  );
  return { count, holdsNone, onShown };
}

interface GroupFrameProps {
  kind: DocumentKind;
  heading: 2 | 3;
  isEmpty: boolean;
  /** Gets the title of the group. */
  children: (title: string) => ReactNode;
}

/** The section of one group of documents under its title; it has the focus where a removed row had it. */
export function GroupFrame({ kind, heading, isEmpty, children }: GroupFrameProps) {
  const { t } = useTranslation('inputs');
  const container = useRef<HTMLElement>(null);
  useRowFocus(container);
  const id = useId();
  const Heading = `h${heading}` as const;
  const title = t(`documents.kind.${kind}`);
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
      {children(title)}
    </section>
  );
}
