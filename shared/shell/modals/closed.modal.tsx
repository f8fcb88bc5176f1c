import { useTranslation } from 'react-i18next';
import { Modal } from '../../design/overlays/index.ts';
import { Button, Group, Text } from '../../design/ui/index.ts';
import type { ModalOf } from '../../kernel/modals/index.ts';
import { Link } from '../../kernel/router/index.ts';

/** Says that what somebody wanted is closed to them, and where to go on from here. */
export function ClosedModal({ title, text, way, onClose }: ModalOf<'closed'>) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button {...(way && { variant: 'default' })} onClick={() => onClose()} data-autofocus>
          {t('action.close')}
        </Button>
        {way && (
          <Button component={Link} to={way.to} onClick={() => onClose()}>
            {way.label}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
