import { type DealDetail, paths, type RoomRead } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon, LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { useThrough } from '../../hooks/use-through.ts';
import { useRoomLog } from '../../queries/data-room.query.ts';
import classes from './data-room.module.css';
import type { RoomAddress } from './use-room-address.ts';

interface RoomLogProps {
  deal: DealDetail;
  address: RoomAddress;
}

/** The log for the seller: every view and download by others, of all documents or of one. */
export function RoomLog({ deal, address }: RoomLogProps) {
  const { t } = useTranslation('deals');
  const download = useDownloadDocument();
  const { logged, showLogOf } = address;
  return (
    <Section
      title={t('dataRoom.log.title')}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="download" size={16} />}
          loading={download.isPending}
          onClick={() =>
            download.mutate({ url: paths.exportDataRoomLog(deal.id), name: 'data-room-log.xlsx' })
          }
        >
          {t('dataRoom.log.export')}
        </Button>
      }
    >
      {logged === undefined ? null : (
        <Button
          variant="default"
          size="xs"
          onClick={({ currentTarget }) => {
            // It goes, and the focus to the title of the log.
            currentTarget.closest('section')?.querySelector('h2')?.focus();
            showLogOf(undefined);
          }}
        >
          {t('dataRoom.log.showAll')}
        </Button>
      )}
      <QueryView
        query={useRoomLog(deal.id, logged)}
        skeleton={<LoadingBlock variant="list" count={3} />}
        moreLabel={t('dataRoom.log.more')}
      >
        {(reads) =>
          reads.length === 0 ? (
            <p className={classes.quiet}>{t('dataRoom.log.none')}</p>
          ) : (
            <ul className={classes.log} aria-label={t('dataRoom.log.title')}>
              {reads.map((read) => (
                <LoggedRead key={read.id} read={read} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  );
}

function LoggedRead({ read }: { read: RoomRead }) {
  const { t } = useTranslation('deals');
  const through = useThrough();
  const { date } = useFormat();
  const { action, by, document } = read;
  const person = through(
    read.person ?? t(by === 'staff' ? 'dataRoom.log.staff' : 'party.former.inSentence'),
    read.acted_by,
  );
  return (
    <li>
      <time dateTime={read.created_at} className={classes.quiet}>
        {date(read.created_at)} · {date(read.created_at, 'time')}
      </time>
      <span>
        {document.index} {document.name}
        {document.version > 1 ? ` (${t('dataRoom.version', { version: document.version })})` : ''}
      </span>
      <span className={classes.quiet}>{t(`dataRoom.log.${action}`, { name: person })}</span>
    </li>
  );
}
