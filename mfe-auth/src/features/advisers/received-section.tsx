import type { Delegation } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Link } from '@handover/shared/router';
import { Button, Section } from '@handover/shared/ui';
import { useAnswerDelegation } from '../../queries/delegations.query.ts';
import { actingPlace } from './acting-place.ts';
import { DelegationList } from './delegation-list.tsx';
import { useEnd } from './use-end.ts';

/** Lists for whom the user acts, and who invites them to. */
export function ReceivedSection() {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const answer = useAnswerDelegation();
  const { end, isEnding } = useEnd();
  const reply = ({ id, person }: Delegation, accepted: boolean) =>
    answer.mutate(
      { id, accepted },
      {
        onSuccess: () =>
          messages.success(t(accepted ? 'advisers.accepted' : 'advisers.declined', { person })),
        onError: (error) => messages.failure(error),
      },
    );
  const buttons = (delegation: Delegation) => {
    const { id, person, state } = delegation;
    const isAnswering = answer.isPending && answer.variables.id === id;
    if (state === 'invited')
      return (
        <>
          <Button
            size="xs"
            aria-label={t('advisers.acceptLabel', { person })}
            loading={isAnswering && answer.variables.accepted}
            disabled={isAnswering}
            onClick={() => reply(delegation, true)}
          >
            {t('advisers.accept')}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={t('advisers.declineLabel', { person })}
            disabled={isAnswering}
            onClick={() => reply(delegation, false)}
          >
            {t('advisers.decline')}
          </Button>
        </>
      );
    return (
      <>
        <Button component={Link} to={actingPlace(delegation)} variant="default" size="xs">
          {t(`advisers.go.${delegation.scope}`)}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={t('advisers.received.endLabel', { person })}
          loading={isEnding(delegation)}
          onClick={() => void end(delegation)}
        >
          {t('advisers.received.end')}
        </Button>
      </>
    );
  };
  return (
    <Section title={t('advisers.received.title')} lead={t('advisers.received.lead')}>
      <DelegationList side="received" renderButtons={buttons} />
    </Section>
  );
}
