import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormat } from '../../format/index.ts';
import { ActionIcon, Icon } from '../../ui/index.ts';
import { FileIcon } from './file-icon.tsx';
import classes from './files.module.css';

export interface FileRowProps {
  name: string;
  /** Bytes. */
  size: number;
  onRemove: () => void;
  /** 0 to 1 while it is uploaded; removing it then cancels the upload. */
  progress?: number;
}

export const FileRow = ({ name, size, onRemove, progress }: FileRowProps) => {
  const { t } = useTranslation('inputs');
  const { fileSize } = useFormat();
  const sending = progress !== undefined;
  return (
    <li className={classes.file}>
      <FileIcon name={name} />
      <span className={classes.name}>
        {name}
        <span className={classes.hint}>{fileSize(size)}</span>
        {sending ? (
          <progress className={classes.bar} value={progress} max={1} aria-label={t('sending', { name })} />
        ) : null}
      </span>
      <ActionIcon
        data-remove
        aria-label={t(sending ? 'cancelUpload' : 'removeFile', { name })}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </ActionIcon>
    </li>
  );
};
