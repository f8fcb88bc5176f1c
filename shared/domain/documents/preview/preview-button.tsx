import { ActionIcon, Icon } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { PreviewedFile } from './previewed-file.ts';
import { usePreview } from './use-preview.ts';

interface PreviewButtonProps {
  file: PreviewedFile;
  /** The list that it stands in, to go on from document to document. */
  files?: readonly PreviewedFile[];
}

/** Shows a document in the page. Renders nothing if the document can only be downloaded. */
export const PreviewButton = ({ file, files }: PreviewButtonProps) => {
  const { t } = useTranslation('inputs');
  const { canPreview, preview } = usePreview();
  if (!canPreview(file)) return null;
  return (
    <ActionIcon aria-label={t('documents.preview', { name: file.name })} onClick={() => preview(file, files)}>
      <Icon name="eye" size={18} />
    </ActionIcon>
  );
};
