import { useTranslation } from 'react-i18next';
import { Modal } from '../../design/overlays/index.ts';
import { Button, Group, Text } from '../../design/ui/index.ts';
import type { ConfirmProps, ModalControl } from '../../kernel/modals/index.ts';

/** A question with two answers; dismissed by Escape or a click outside. Focus starts on the answer that loses nothing. */
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
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onClose(false)} data-autofocus>
          {cancel ?? t('action.cancel')}
        </Button>
        <Button {...(danger && { color: 'danger' })} onClick={() => onClose(true)}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
