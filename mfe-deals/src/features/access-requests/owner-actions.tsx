import type { AccessRequest } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { Button, Group } from '@handover/shared/ui';
import { useId, useState } from 'react';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useAnswerRequest } from '../../queries/answer-request.mutation.ts';
import { partyName } from '../../rules/party-name.ts';
import { DeclineForm } from './decline-form.tsx';
import classes from './request-list.module.css';

export function OwnerActions({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('request', routes.opportunity(request.opportunity_id));
  const answer = useAnswerRequest();
  const [isDeclining, setDeclining] = useState(false);
  const reasonId = useId();
  const name = partyName(request.requester);

  // The callbacks of `mutate` are not called once the row is unmounted, which happens before the answer comes.
  const accept = () =>
    answer
      .mutateAsync({ id: request.id, action: 'accept' })
      .then(() => messages.success(t('requests.accepted', { name })), closedNotice.showError);

  if (isDeclining) return <DeclineForm request={request} onCancel={() => setDeclining(false)} />;
  return (
    <>
      <Group gap="sm">
        <Button
          color="accent"
          onClick={accept}
          loading={answer.isPending}
          disabled={!request.can_accept}
          aria-describedby={request.can_accept ? undefined : reasonId}
        >
          {t('requests.accept')}
        </Button>
        <Button variant="default" onClick={() => setDeclining(true)} disabled={answer.isPending}>
          {t('requests.decline')}
        </Button>
      </Group>
      {request.can_accept ? null : (
        <p id={reasonId} className={classes.muted}>
          {t('requests.exclusivity')}
        </p>
      )}
    </>
  );
}
