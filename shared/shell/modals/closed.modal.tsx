import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '../../design/ui/index.ts';
import { Modal } from '../../design/ui-extra/index.ts';
import type { ModalOf } from '../../kernel/modals/index.ts';
import { Link } from '../../kernel/router/index.ts';

/** Tells that something is no longer accessible, with a link to a possible alternative. */
export function ClosedModal({ title, text, link, onClose }: ModalOf<'closed'>) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Text>{text}</Text>
      <Group gap="sm" mt="lg">
        {link && (
          <Button component={Link} to={link.to} onClick={() => onClose()}>
            {link.label}
          </Button>
        )}
        <Button {...(link && { variant: 'default' })} onClick={() => onClose()} data-autofocus>
          {t('action.close')}
        </Button>
      </Group>
    </Modal>
  );
}
