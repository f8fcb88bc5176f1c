import type { AuditEvent } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useNavigate, useSearchParams } from '@handover/shared/router';
import {
  Button,
  EmptyState,
  Group,
  List,
  ListRow,
  LoadingBlock,
  NativeSelect,
  QueryView,
  Section,
} from '@handover/shared/ui';
import { useAuditLog } from '../../queries/audit-log.query.ts';
import { KINDS, kindIn } from './audit-kinds.ts';
import { AuditPerson } from './audit-person.tsx';
import { AuditRelease } from './audit-release.tsx';

/** The events, the latest first, of one kind or one person if chosen. The choice is in the address. */
export function AuditLog() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const kind = kindIn(query.get('kind'));
  const person = /^\d+$/.exec(query.get('person') ?? '')?.[0];
  const show = (filters: { kind?: string | undefined; person?: string | undefined }) =>
    navigate(routes.auditLog(filters), { replace: true });
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
          onChoose={(value) => show({ kind: value || undefined, person })}
        />
        {person === undefined ? null : (
          <Button variant="default" onClick={() => show({ kind })}>
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
            <List label={t('audit.events')}>
              {events.map((event) => (
                <AuditRow key={event.id} event={event} />
              ))}
            </List>
          )
        }
      </QueryView>
    </Section>
  );
}

function AuditRow({ event }: { event: AuditEvent }) {
  const { t } = useTranslation('auth');
  const { date, number } = useFormat();
  const { at, actor, person, opportunity, deal, release } = event;
  const isOther = person !== null && person.id !== actor?.id;
  return (
    <ListRow
      title={t(`audit.kinds.${event.kind}`)}
      text={
        <>
          <time dateTime={at}>
            {date(at)} · {date(at, 'time')}
          </time>
          {actor && <AuditPerson as="audit.by" person={actor} />}
          {isOther && <AuditPerson as="audit.of" person={person} />}
          {opportunity !== null && <> · {t('audit.opportunity', { id: opportunity })}</>}
          {deal !== null && <> · {t('audit.deal', { id: deal })}</>}
          {release && <AuditRelease release={release} />}
        </>
      }
      trailing={t('audit.number', { number: number(event.id) })}
    />
  );
}
