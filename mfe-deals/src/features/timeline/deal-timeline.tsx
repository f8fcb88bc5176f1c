import { type DealDetail, paths, type TimelineEntry } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, EmptyState, Icon, LoadingBlock, NativeSelect, QueryView } from '@handover/shared/ui';
import { useTimeline } from '../../queries/timeline.query.ts';
import classes from './deal-timeline.module.css';
import { TimelineItem } from './timeline-item.tsx';
import { KINDS, useTimelineAddress } from './use-timeline-address.ts';

interface TimelineDaysProps {
  entries: readonly TimelineEntry[];
  deal: DealDetail;
}

/** The events under their days, which are the reader's. */
function TimelineDays({ entries, deal }: TimelineDaysProps) {
  const { date } = useFormat();
  const days = new Set(entries.map(({ created_at }) => date(created_at)));
  return [...days].map((day) => (
    <section key={day} className={classes.day}>
      <h2 className={classes.dayTitle}>{day}</h2>
      <ol className={classes.timeline}>
        {entries
          .filter(({ created_at }) => date(created_at) === day)
          .map((entry) => (
            <TimelineItem key={entry.id} entry={entry} deal={deal} />
          ))}
      </ol>
    </section>
  ));
}

/** The events of a deal, the latest first, by days. The chosen kind is in the address. */
export function DealTimeline({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const { kind, showKind } = useTimelineAddress();
  const download = useDownloadDocument();

  return (
    <>
      <div className={classes.head}>
        <NativeSelect
          label={t('timeline.filter')}
          value={kind ?? ''}
          onChoose={showKind}
          options={[
            { value: '', label: t('timeline.all') },
            ...KINDS.map((value) => ({ value, label: t(`timeline.kind.${value}`) })),
          ]}
        />
        <Button
          variant="default"
          leftSection={<Icon name="download" size={18} />}
          loading={download.isPending}
          onClick={() => download.mutate({ url: paths.exportTimeline(deal.id), name: 'timeline.xlsx' })}
        >
          {t('timeline.export')}
        </Button>
      </div>
      <QueryView
        query={useTimeline(deal.id, kind ? [kind] : [])}
        skeleton={<LoadingBlock variant="list" count={5} />}
        moreLabel={t('timeline.more')}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={t('timeline.none')} />
          ) : (
            <TimelineDays entries={entries} deal={deal} />
          )
        }
      </QueryView>
    </>
  );
}
