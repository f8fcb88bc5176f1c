import { useEffect, useRef } from 'react';
import { FILE_SIZE } from '../../../contract/limits.ts';
import { useFormat } from '../../../design/format/index.ts';
import { FileIcon } from '../../../design/forms/index.ts';
import { ActionIcon, Button, Icon } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { UploadItem, UploadQueue } from '../queue/upload-queue.ts';
import classes from './documents.module.css';

interface UploadRowProps {
  item: UploadItem;
  queue: UploadQueue;
  /** Uploads start later, after the record is created. */
  pending: boolean;
}

/** Fields in which one types. */
const TYPED = 'input:not([type=file]), textarea';

/** An upload: its progress, or why it failed and what can be done. */
export const UploadRow = ({ item, queue, pending }: UploadRowProps) => {
  const { t } = useTranslation('inputs');
  const { fileSize } = useFormat();
  const { id, file, state, progress, problem } = item;
  const { name } = file;
  const stage =
    state === 'waiting' ? (pending ? 'chosen' : 'waiting') : progress < 1 ? 'sending' : 'checking';
  const row = useRef<HTMLLIElement>(null);
  // While something else is being filled in, a message tells it instead.
  useEffect(() => {
    if (problem && !document.activeElement?.matches(TYPED))
      row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  return (
    <li
      ref={row}
      tabIndex={problem ? -1 : undefined}
      className={classes.row}
      data-stopped={problem ? true : undefined}
    >
      <span className={classes.icon}>
        {problem ? <Icon name="alert" size={24} /> : <FileIcon name={name} />}
      </span>
      <span className={classes.text}>
        <span className={classes.file}>{name}</span>
        {problem ? (
          <span className={classes.problem}>
            {problem.text ?? t(`documents.problem.${problem.key}`, { max: fileSize(FILE_SIZE.document) })}
          </span>
        ) : (
          <span className={classes.facts}>
            {fileSize(file.size)} · {t(`documents.stage.${stage}`, { percent: Math.floor(progress * 100) })}
          </span>
        )}
        {state === 'sending' ? (
          <progress className={classes.bar} value={progress} max={1} aria-label={t('sending', { name })} />
        ) : null}
      </span>
      <span className={classes.actions}>
        {problem && problem.action !== 'none' ? (
          <Button
            variant="default"
            size="xs"
            aria-label={t(`documents.${problem.action}Named`, { name })}
            onClick={() => queue.retry(id)}
          >
            {t(`documents.${problem.action}`)}
          </Button>
        ) : null}
        <ActionIcon
          data-remove
          aria-label={t(state === 'sending' ? 'cancelUpload' : 'removeFile', { name })}
          onClick={() => queue.remove(id)}
        >
          <Icon name="close" size={18} />
        </ActionIcon>
      </span>
    </li>
  );
};
