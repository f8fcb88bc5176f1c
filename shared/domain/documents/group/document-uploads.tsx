import { useState } from 'react';
import { NativeSelect } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useUnsavedGuard } from '../../../kernel/modals/index.ts';
import { useDocumentQueues } from '../queue/use-document-queues.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentOwner } from './collections.ts';
import classes from './documents.module.css';
import { type UploadFolder, Uploads } from './uploads.tsx';

export interface DocumentUploadsProps {
  owner: DocumentOwner;
  /** The owner, as in `DocumentGroups`. */
  ownerId: number;
  /** Folders of a deal: the one in which files are added, of its group alone, or none of it yet. */
  into?: UploadFolder & { kind: DocumentKind | undefined };
  /** Why no file can be added to a group. */
  full?: Partial<Record<DocumentKind, string>>;
}

/** Adds documents to a group that the user chooses; for lists of all groups in one. */
export const DocumentUploads = ({ owner, ownerId, into, full = {} }: DocumentUploadsProps) => {
  const { t } = useTranslation('inputs');
  const { queues, busy } = useDocumentQueues(owner, ownerId);
  useUnsavedGuard(busy);
  const [wanted, setWanted] = useState<DocumentKind>('documents');
  const chosen = into?.kind ?? wanted;
  return (
    <div className={classes.group}>
      {into?.kind ? null : (
        <div className={classes.choiceOfGroup}>
          <NativeSelect
            label={t('documents.addToGroup')}
            value={chosen}
            onChoose={(kind) => setWanted(kind as DocumentKind)}
            options={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: t(`documents.kind.${kind}`) }))}
          />
        </div>
      )}
      {DOCUMENT_KINDS.map((kind) => (
        <Uploads
          key={kind}
          kind={kind}
          queue={queues[kind]}
          title={t(`documents.kind.${kind}`)}
          full={full[kind]}
          listOnly={kind !== chosen}
          into={kind === 'general_ledger' ? undefined : into}
        />
      ))}
    </div>
  );
};
