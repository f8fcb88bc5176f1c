import { useState } from 'react';
import { Modal } from '../../../design/ui-extra/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { ModalOf } from '../../../kernel/modals/index.ts';
import classes from './preview.module.css';
import { PreviewedDocument } from './previewed-document.tsx';

/** Shows documents, one at a time; its title is the name of the file. */
export function PreviewDialog({ files, first, onClose }: ModalOf<'document-preview'>) {
  const { t } = useTranslation('common');
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      files.findIndex(({ id }) => id === first),
    ),
  );
  const file = files[index];
  if (!file) return null;
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={file.name}
      size="min(76rem, 100%)"
      yOffset="2.5dvh"
      data-fills-phone
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <PreviewedDocument
        key={file.id}
        file={file}
        index={index}
        count={files.length}
        onGo={(next) => setIndex(Math.min(Math.max(0, next), files.length - 1))}
        onClose={() => onClose()}
      />
    </Modal>
  );
}
