import type { PersonDetail, PersonMeasureKind } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Group, List, ListRow, Section, Text } from '@handover/shared/ui';
import { useConfirmIdentity } from '../../hooks/use-confirm-identity.ts';

/** Seconds that writing a reason may take. */
const TIME_TO_WRITE = 300;

/** The measures that the state of the account allows. */
const possible = (person: PersonDetail): PersonMeasureKind[] => [
  'signed_out',
  ...(!person.is_staff && person.has_second_factor ? ['factors_removed' as const] : []),
  ...(person.is_staff ? [] : [person.suspended_at ? ('restored' as const) : ('suspended' as const)]),
];

/** The measures that staff can take, and those that they took. */
export function PersonMeasures({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const modals = useModals();
  const confirmIdentity = useConfirmIdentity();
  const take = async (kind: PersonMeasureKind) => {
    if (await confirmIdentity(TIME_TO_WRITE)) await modals.open('person-measure', { person, kind });
  };
  return (
    <>
      <Section title={t('measure.section')} lead={t(person.is_staff ? 'measure.staffLead' : 'measure.lead')}>
        <Group gap="sm">
          {possible(person).map((kind) => (
            <Button
              key={kind}
              {...(kind === 'suspended'
                ? { variant: 'subtle', color: 'danger', 'data-flush': true }
                : { variant: 'default' })}
              onClick={() => void take(kind)}
            >
              {t(`measure.${kind}.action`)}
            </Button>
          ))}
        </Group>
      </Section>
      <Section title={t('measure.history')}>
        {person.measures.length === 0 ? (
          <Text c="dimmed">{t('measure.none')}</Text>
        ) : (
          <List label={t('measure.history')}>
            {person.measures.map(({ kind, reason, by, at }) => (
              <ListRow
                key={at}
                title={t(`measure.${kind}.done`)}
                text={
                  <>
                    {date(at)} · {date(at, 'time')} · {by ?? t('audit.former')}
                    <br />
                    {reason}
                  </>
                }
              />
            ))}
          </List>
        )}
      </Section>
    </>
  );
}
