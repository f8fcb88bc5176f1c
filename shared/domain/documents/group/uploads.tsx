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
import { UploadRow } from './upload-row.tsx';
import { useUploadNews } from './use-upload-news.ts';

interface UploadsProps {
  kind: DocumentKind;
  queue: DocumentQueue;
  /** Of the group: the field is named after it. */
  title: string;
  pending?: boolean;
  /** There is no room: a ledger stands here already. */
  full?: boolean;
}

const ACCEPT = DOCUMENT_EXTENSIONS.map((each) => `.${each}`).join(',');

/** A place to drop files on, and those that are on their way. */
export const Uploads = ({ kind, queue, title, pending = false, full = false }: UploadsProps) => {
  const { t } = useTranslation('inputs');
  const { fileSize } = useFormat();
  const items = useAtomValue(queue.itemsAtom);
  const news = useUploadNews(queue, kind);
  const [left, setLeft] = useState(0);
  const id = useId();
  const single = kind === 'general_ledger';
  const stopped = items.filter(({ state }) => state === 'stopped');
  const repeatable = stopped.filter(({ problem }) => problem?.way === 'again');
  const underWay = single && stopped.length < items.length;
  const take = (files: File[]) => {
    // Another ledger is chosen in place of the one that was refused.
    if (single) for (const item of stopped) queue.remove(item.id);
    setLeft(queue.add(files));
  };
  const limits = [
    DOCUMENT_EXTENSIONS.map((each) => each.toUpperCase()).join(', '),
    t('upTo', { max: fileSize(FILE_SIZE.document) }),
  ];
  return (
    <>
      {full ? (
        <p className={classes.facts}>{t('documents.oneLedger')}</p>
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
            disabled={underWay}
            hint={<span id={`${id}-limits`}>{limits.join(' · ')}</span>}
            describedBy={`${id}-limits`}
            onFiles={take}
          />
        </>
      )}
      {left > 0 ? (
        <p className={classes.problem} role="alert">
          {t('documents.leftOut', { count: left, max: COUNT.filesAnUpload })}
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul className={classes.uploads} aria-label={t('documents.uploadsOf', { group: title })}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} pending={pending} />
          ))}
        </ul>
      ) : null}
      {repeatable.length > 1 ? (
        <Button
          className={classes.all}
          variant="default"
          size="xs"
          onClick={() => {
            for (const item of repeatable) queue.again(item.id);
          }}
        >
          {t('documents.againAll', { count: repeatable.length })}
        </Button>
      ) : null}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
};
