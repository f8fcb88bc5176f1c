import type { RoomPage } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import classes from './data-room.module.css';
import type { RoomAddress } from './use-room-address.ts';

interface RoomNewsProps {
  news: RoomPage['news'];
  address: RoomAddress;
  /** The folder that is shown. */
  folder: number | null;
}

/** What has come since the last visit and is not read yet, and the index of that alone. */
export function RoomNews({ news: { count, since }, address, folder }: RoomNewsProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const { isNew } = address.filter;
  if (count === 0 && !isNew) return null;
  return (
    <div className={classes.news}>
      <p className={classes.quiet}>
        {since === null
          ? t('dataRoom.news.first', { count })
          : t('dataRoom.news.since', { count, date: date(since) })}
      </p>
      <Button
        size="xs"
        variant="default"
        aria-pressed={isNew}
        onClick={() => address.showNew(!isNew, folder)}
      >
        {t(isNew ? 'dataRoom.news.all' : 'dataRoom.news.only')}
      </Button>
    </div>
  );
}
