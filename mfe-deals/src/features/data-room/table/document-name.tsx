import type { RoomDocument } from '@handover/shared/contract';
import { usePreview } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import classes from './table.module.css';

interface DocumentNameProps {
  document: RoomDocument;
  /** All that are on the page, to go on from one to the next. */
  shown: readonly RoomDocument[];
}

/** The name of a document; a click shows it in the page, where it can be shown. */
export function DocumentName({ document, shown }: DocumentNameProps) {
  const { t } = useTranslation('inputs');
  const { canPreview, preview } = usePreview();
  const { name } = document;
  const isShown = (each: RoomDocument) => each.access !== 'listed' && canPreview(each);
  if (!isShown(document)) return <span className={classes.plainName}>{name}</span>;
  return (
    <button
      type="button"
      className={classes.name}
      data-print
      aria-label={t('documents.preview', { name })}
      onClick={() => void preview(document, shown.filter(isShown))}
    >
      {name}
    </button>
  );
}
