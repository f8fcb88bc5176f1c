import { useId, useState } from 'react';
import { COUNT, DOCUMENT_EXTENSIONS, FILE_SIZE } from '../../../contract/limits.ts';
import { useFormat } from '../../../design/format/index.ts';
import { DropZone } from '../../../design/forms/index.ts';
import { Button, VisuallyHidden } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';
import type { DocumentQueue } from '../queue/use-document-queue.ts';
import type { DocumentKind } from './collections.ts';
import classes from './documents.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { UploadRow } from './upload-row.tsx';
import { useUploadAnnouncement } from './use-upload-announcement.ts';

/** The folder of a deal into which files are uploaded, with what its field says. */
export interface UploadFolder {
  /** Undefined at the top of the group. */
  folderId: number | undefined;
  texts: { drop: string; choose: string; waiting: (count: number) => string };
}

/** What of a drop does not come: see `DropZone`. */
type LeftOut = Record<'unread' | 'tooMany', number>;

interface UploadsProps {
  kind: DocumentKind;
  queue: DocumentQueue;
  /** The title of the group, for the label of the field. */
  title: string;
  pending?: boolean;
  /** Whether only running uploads are shown. */
  listOnly?: boolean;
  /** Whether its group holds nothing, and is one line. */
  compact?: boolean;
  /** Where files come, and whole folders with them. */
  into?: UploadFolder | undefined;
  /** Why no more files can be added: there is a ledger already. */
  full?: string | undefined;
}

const ACCEPT = DOCUMENT_EXTENSIONS.map((each) => `.${each}`).join(',');

/** A drop zone, and the uploads. */
export const Uploads = ({
  kind,
  queue,
  title,
  pending = false,
  listOnly = false,
  compact = false,
  into,
  full,
}: UploadsProps) => {
  const { t } = useTranslation('inputs');
  const { fileSize } = useFormat();
  const items = useAtomValue(queue.itemsAtom);
  const announcement = useUploadAnnouncement(queue, kind);
  const [rejected, setRejected] = useState({ count: 0, max: 0, unread: 0 });
  const id = useId();
  const single = kind === 'general_ledger';
  const stopped = items.filter(({ state }) => state === 'stopped');
  // The last documents of a whole folder have no row yet.
  const waiting = items.filter(({ state }) => state === 'waiting').slice(0, COUNT.filesAnUpload);
  const shown = items.filter((item) => item.state !== 'waiting' || waiting.includes(item));
  const retryable = stopped.filter(({ problem }) => problem?.action === 'again');
  const uploading = single && stopped.length < items.length;
  const add = (files: File[], paths: ReadonlyMap<File, string>, { unread, tooMany }: LeftOut) => {
    // A new ledger replaces the one that was refused.
    if (single) for (const item of stopped) queue.remove(item.id);
    const placeOf = (file: File) => ({ folderId: into?.folderId, path: paths.get(file) });
    const count = queue.add(files, into && placeOf);
    const max = paths.size > 0 ? COUNT.filesADrop : COUNT.filesAnUpload;
    setRejected({ count: count + tooMany, max, unread });
  };
  const limits = [
    DOCUMENT_EXTENSIONS.map((each) => each.toUpperCase()).join(', '),
    t('upTo', { max: fileSize(FILE_SIZE.document) }),
  ];
  return (
    <>
      {listOnly ? null : full ? (
        <p className={classes.full}>{full}</p>
      ) : (
        <>
          <VisuallyHidden>
            <label htmlFor={id}>
              {t(single ? 'documents.addOneTo' : 'documents.addTo', { group: title })}
            </label>
          </VisuallyHidden>
          <DropZone
            id={id}
            accept={ACCEPT}
            multiple={!single}
            disabled={uploading}
            compact={compact}
            hint={<span id={`${id}-limits`}>{limits.join(' · ')}</span>}
            describedBy={`${id}-limits`}
            folders={into?.texts}
            onFiles={add}
          />
        </>
      )}
      {rejected.count > 0 ? (
        <p className={classes.problem} role="alert">
          {t('documents.leftOut', rejected)}
        </p>
      ) : null}
      {rejected.unread > 0 ? (
        <p className={classes.problem} role="alert">
          {t('documents.unread', { count: rejected.unread })}
        </p>
      ) : null}
      {pending ? null : <UploadProgress queue={queue} />}
      {items.length > 0 ? (
        <ul
          className={classes.uploads}
          aria-label={t(pending ? 'documents.chosenOf' : 'documents.uploadsOf', { group: title })}
        >
          {shown.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} pending={pending} />
          ))}
        </ul>
      ) : null}
      {into && shown.length < items.length ? (
        <p className={classes.full}>{into.texts.waiting(items.length - shown.length)}</p>
      ) : null}
      {retryable.length > 1 ? (
        <Button
          className={classes.all}
          variant="default"
          size="xs"
          onClick={() => {
            for (const item of retryable) queue.retry(item.id);
          }}
        >
          {t('documents.againAll', { count: retryable.length })}
        </Button>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
};
