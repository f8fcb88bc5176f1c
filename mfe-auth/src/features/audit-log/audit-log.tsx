import { defineFilters, idFilter, oneOfFilter } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import {
  Button,
  EmptyState,
  Group,
  LoadingBlock,
  NativeSelect,
  QueryView,
  Section,
} from '@handover/shared/ui';
import { useAuditLog } from '../../queries/audit-log.query.ts';
import { KINDS } from './audit-kinds.ts';
import classes from './audit-log.module.css';
import { AuditRow } from './audit-row.tsx';

const filters = defineFilters({ kind: oneOfFilter(KINDS), person: idFilter });

/** The events, the latest first, of one kind or one person if chosen. The choice is in the address. */
export function AuditLog() {
  const { t } = useTranslation('auth');
  const [query, setQuery] = useSearchParams();
  const { kind, person } = filters.read(query);
  const change = (to: Parameters<typeof filters.write>[1]) =>
    setQuery((now) => filters.write(now, to), { replace: true });
  return (
    <Section title={t('audit.events')}>
      <Group gap="md" align="flex-end" mb="md">
        <NativeSelect
          label={t('audit.kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('audit.all') },
            ...KINDS.map((value) => ({ value, label: t(`audit.kinds.${value}`) })),
          ]}
          onChoose={(value) => change({ kind: value })}
        />
        {person === undefined ? null : (
          <Button variant="default" onClick={() => change({ person: undefined })}>
            {t('audit.ofAll')}
          </Button>
        )}
      </Group>
      <QueryView
        query={useAuditLog({ kind, person })}
        skeleton={<LoadingBlock variant="list" count={6} />}
        moreLabel={t('audit.more')}
      >
        {(events) =>
          events.length === 0 ? (
            <EmptyState title={t('audit.none')} />
          ) : (
            <ul className={classes.list} aria-label={t('audit.events')}>
              {events.map((event) => (
                <AuditRow key={event.id} event={event} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  );
}
