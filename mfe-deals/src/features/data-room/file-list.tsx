import type { StoredFile } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { useDownloadFile } from '../../queries/download-file.mutation.ts';
import classes from './data-room.module.css';

const icons: Record<string, 'file-pdf' | 'file-xls'> = { pdf: 'file-pdf', xls: 'file-xls', xlsx: 'file-xls' };

export function FileList({ files }: { files: StoredFile[] }) {
  const { t } = useTranslation('deals');
  const { date, fileSize } = useFormat();
  const download = useDownloadFile();
  if (files.length === 0) return <p className={classes.none}>{t('room.none')}</p>;

  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <Icon name={icons[file.extension] ?? 'file-doc'} />
          <span className={classes.name}>{file.name}</span>
          <span className={classes.facts}>
            {fileSize(file.size)} · {date(file.created_at)}
          </span>
          <Button
            variant="default"
            leftSection={<Icon name="download" size={18} />}
            aria-label={t('room.downloadFile', { name: file.name })}
            loading={download.isPending && download.variables.id === file.id}
            onClick={() => download.mutate(file)}
          >
            {t('room.download')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
