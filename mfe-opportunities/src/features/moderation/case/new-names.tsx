import type { ProposedDecision, ProposedName } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Group, Section, Stack } from '@handover/shared/ui';
import { Radio } from '@handover/shared/ui-extra';
import classes from './case.module.css';
import { decisionOn, type NameDecisions } from './use-name-decisions.ts';

interface NewNamesProps {
  names: readonly ProposedName[];
  decided: NameDecisions;
  onDecide: (decision: ProposedDecision) => void;
}

const CHOICES = ['accept', 'refuse'] as const;

/** The tags and the region that the owner has made: each is accepted for everyone, or leaves the opportunity. */
export function NewNames({ names, decided, onDecide }: NewNamesProps) {
  const { t } = useTranslation('opportunities');
  const { attempts } = decided;
  return (
    <Section title={t('moderation.newNames.title')} lead={t('moderation.newNames.lead')}>
      <Stack gap="md">
        {names.map((name) => {
          const { kind, id } = name;
          const decision = decisionOn(decided, name);
          return (
            <div key={`${kind}-${id}`} className={classes.name} data-undecided={decision ? undefined : true}>
              <Radio.Group
                label={t(`moderation.newNames.${kind}`, { name: name.name })}
                error={attempts > 0 && !decision ? t('moderation.newNames.missing') : undefined}
                value={decision ? (decision.accepted ? 'accept' : 'refuse') : null}
                onChange={(chosen) => onDecide({ kind, id, accepted: chosen === 'accept' })}
              >
                <Group gap="lg" mt="xs">
                  {CHOICES.map((choice) => (
                    <Radio key={choice} value={choice} label={t(`moderation.newNames.${choice}`)} />
                  ))}
                </Group>
              </Radio.Group>
            </div>
          );
        })}
      </Stack>
    </Section>
  );
}
