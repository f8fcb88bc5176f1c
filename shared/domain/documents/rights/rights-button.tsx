import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import { ActionIcon, Icon } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { type ModalProps, useModals } from '../../../kernel/modals/index.ts';
import { rightsIcon } from './rights-icon.ts';

interface RightsButtonProps {
  file: StoredFile;
  /** The deal or the listing. */
  of: ModalProps<'document-rights'>['of'];
  /** The folder that it lies in. */
  within?: ModalProps<'document-rights'>['within'];
}

/** Sets what buyers may do with a document; nothing where its rights are not the user's to know. */
export const RightsButton = ({ file, of, within }: RightsButtonProps) => {
  const { t } = useTranslation('inputs');
  const modals = useModals();
  const { name, rights } = file;
  if (!rights) return null;
  return (
    <ActionIcon
      aria-label={t('documents.rights.set', { name })}
      title={t('documents.rights.set', { name })}
      onClick={() => void modals.open('document-rights', { of, files: [file], rights, within })}
    >
      <Icon name={rightsIcon(rights)} size={18} />
    </ActionIcon>
  );
};
