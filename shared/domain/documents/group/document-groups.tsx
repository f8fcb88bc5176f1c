import type { ReactNode } from 'react';
import { useUnsavedGuard } from '../../../kernel/modals/index.ts';
import { useDocumentQueues } from '../queue/use-document-queues.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentOwner } from './collections.ts';
import { DocumentGroup } from './document-group.tsx';
import classes from './documents.module.css';

export interface DocumentGroupsProps {
  owner: DocumentOwner;
  /** Of the company, the opportunity, or the deal's opportunity (`deal_opportunity_id`, not the deal's own). */
  ownerId: number;
  /** Which, in which order; all three where nothing is said. */
  kinds?: readonly DocumentKind[];
  /** Groups that are not open to the viewer: what opens them, in words. They are not asked for. */
  closed?: Partial<Record<DocumentKind, ReactNode>>;
  /** Whether the viewer adds and deletes; else they only read. */
  mayChange?: boolean;
  /** Level of the headings. */
  heading?: 2 | 3;
}

/**
 * The documents of a company, an opportunity or a deal in their groups: lists, downloads, uploads with progress, deletion.
 * Leaving the page while something is on its way asks first.
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
          place={{ owner, kind, ownerId }}
          queue={queues[kind]}
          mayChange={mayChange}
          closed={closed[kind]}
          heading={heading}
        />
      ))}
    </div>
  );
};
