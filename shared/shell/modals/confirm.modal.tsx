import { useTranslation } from 'react-i18next';
import { Button, Group, Text } from '../../design/ui/index.ts';
import { Modal } from '../../design/ui-extra/index.ts';
import type { ConfirmProps, ModalControl } from '../../kernel/modals/index.ts';

/** A question with two buttons. The focus starts on the one that changes nothing. */
export function ConfirmModal({
  title,
  text,
  action,
  cancel,
  danger,
  onClose,
}: ConfirmProps & ModalControl<boolean>) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {text && <Text>{text}</Text>}
      <Group gap="sm" mt="lg">
        <Button {...(danger && { color: 'danger' })} onClick={() => onClose(true)}>
          {action}
        </Button>
        <Button variant="default" onClick={() => onClose(false)} data-autofocus>
          {cancel ?? t('action.cancel')}
        </Button>
      </Group>
    </Modal>
  );
}
