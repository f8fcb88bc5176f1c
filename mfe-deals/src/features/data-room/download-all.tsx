import type { DealDetail, RoomPage } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { useDownloadRoom } from '../../queries/download-room.mutation.ts';

interface DownloadAllProps {
  deal: DealDetail;
  groups: RoomPage['groups'];
}

/** All documents that are open to the user, as a zip. */
export function DownloadAll({ deal, groups }: DownloadAllProps) {
  const { t } = useTranslation('deals');
  const { fileSize } = useFormat();
  const download = useDownloadRoom();
  const sum = (key: 'count' | 'size') => groups.reduce((total, { download }) => total + download[key], 0);
  const count = sum('count');
  if (count < 2) return null;
  return (
    <Button
      variant="default"
      leftSection={<Icon name="download" size={18} />}
      loading={download.isPending}
      onClick={() => download.mutate(deal.id)}
    >
      {t('dataRoom.downloadAll', { count, size: fileSize(sum('size')) })}
    </Button>
  );
}
