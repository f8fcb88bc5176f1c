import type { ReactNode } from 'react';
import { useUnsavedGuard } from '../../../kernel/modals/index.ts';
import { useDocumentQueues } from '../queue/use-document-queues.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentOwner } from './collections.ts';
import { DocumentGroup } from './document-group.tsx';
import classes from './documents.module.css';

export interface DocumentGroupsProps {
  owner: DocumentOwner;
  /** The id of the company, the opportunity, or the snapshot (`deal_opportunity_id`, not that of the deal). */
  ownerId: number;
  /** The kinds and their order; default all three. */
  kinds?: readonly DocumentKind[];
  /** Groups that the user can't access, with a text about the way to get access. They are not fetched. */
  closed?: Partial<Record<DocumentKind, ReactNode>>;
  /** Whether the user may add and delete documents. */
  mayChange?: boolean;
  /** The level of the headings. */
  heading?: 2 | 3;
}

/**
 * The documents of a company, an opportunity or a deal in groups: lists, downloads, uploads with progress, deletion. Leaving the page
 * during an upload asks first.
 */
export const DocumentGroups = ({
  owner,
  ownerId,
  kinds = DOCUMENT_KINDS,
  closed = {},
  mayChange = false,
  heading = 3,
}: DocumentGroupsProps) => {
  const { queues, busy } = useDocumentQueues(owner, ownerId);
  useUnsavedGuard(busy);
  return (
    <div className={classes.groups}>
      {kinds.map((kind) => (
        <DocumentGroup
          key={kind}
          scope={{ owner, kind, ownerId }}
          queue={queues[kind]}
          mayChange={mayChange}
          closed={closed[kind]}
          heading={heading}
        />
      ))}
    </div>
  );
};
