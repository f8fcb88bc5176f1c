import type { DealDetail, RoomFolder } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Icon } from '@handover/shared/ui';

interface NewFolderProps {
  deal: DealDetail;
  /** The folder that is open. */
  parent: RoomFolder | undefined;
}

export function NewFolder({ deal, parent }: NewFolderProps) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  return (
    <Button
      variant="default"
      leftSection={<Icon name="folder" size={18} />}
      onClick={() => void modals.open('document-folder', { dealId: deal.id, parent })}
    >
      {t('folders.new')}
    </Button>
  );
}
