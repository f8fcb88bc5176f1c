import type { DocumentVersion } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { VisuallyHidden } from '@handover/shared/ui';
import classes from './table.module.css';
import { useReadDocument } from './use-read-document.ts';

/** The name of a document; a click downloads it. */
export function DownloadName({ file }: { file: Pick<DocumentVersion, 'name' | 'url'> }) {
  const { t } = useTranslation('inputs');
  const { isPending, download } = useReadDocument();
  return (
    <button
      type="button"
      className={classes.name}
      data-print
      aria-busy={isPending || undefined}
      onClick={() => download(file)}
    >
      <VisuallyHidden>{t('documents.download')} </VisuallyHidden>
      {file.name}
    </button>
  );
}
