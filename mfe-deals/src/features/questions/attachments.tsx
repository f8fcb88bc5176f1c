import type { StoredFile } from '@handover/shared/contract';
import { HiddenParts, PreviewButton, useDownloadDocument } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { FileIcon } from '@handover/shared/forms';
import { Button } from '@handover/shared/ui';
import classes from './questions.module.css';

/** The attachments of a question or an answer, to read in the page or to download; both are on record. */
export function Attachments({ files, label }: { files: StoredFile[]; label: string }) {
  const { fileSize } = useFormat();
  const download = useDownloadDocument();
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          <Button
            size="xs"
            variant="default"
            leftSection={<FileIcon name={file.name} size={18} />}
            loading={download.isPending && download.variables?.url === file.url}
            onClick={() => download.mutate(file)}
          >
            <span className={classes.fileName}>{file.name}</span>
            <span className={classes.size}>{fileSize(file.size)}</span>
          </Button>
          <PreviewButton file={file} files={files} />
          {file.hidden_parts ? <HiddenParts parts={file.hidden_parts} /> : null}
        </li>
      ))}
    </ul>
  );
}
