import type { Opportunity } from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { Text } from '@handover/shared/ui';
import { isAskedUnderExclusivity } from '../../rules/access-step.ts';
import classes from './access-panel.module.css';

/** The reason for a later answer, shown to those who can ask for access during an exclusivity. */
export function ExclusivityNote({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const isSignedIn = useSignedIn();
  if (!isAskedUnderExclusivity(opportunity, { isSignedIn, now: currentTime() })) return null;
  return (
    <Text size="sm" className={classes.note}>
      {t('access.exclusivity', { context: opportunity.type_of_opportunity })}
    </Text>
  );
}
