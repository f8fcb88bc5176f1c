import type { AccessRequest } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { Button, Group } from '@handover/shared/ui';
import { useId, useState } from 'react';
import { useClosedNotice } from '../../parts/use-closed-notice.ts';
import { useAnswerRequest } from '../../queries/answer-request.mutation.ts';
import { partyName } from '../../rules/party-name.ts';
import { DeclineForm } from './decline-form.tsx';
import classes from './request-list.module.css';

export function OwnerAnswer({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('request', routes.opportunity(request.opportunity_id));
  const answer = useAnswerRequest();
  const [declining, setDeclining] = useState(false);
  const why = useId();
  const name = partyName(request.requester);

  // As a promise: the row is gone by the time the answer is here, and its callbacks with it.
  const accept = () =>
    answer
      .mutateAsync({ id: request.id, action: 'accept' })
      .then(() => messages.success(t('requests.accepted', { name })), closedNotice.showError);

  if (declining) return <DeclineForm request={request} onCancel={() => setDeclining(false)} />;
  return (
    <>
      <Group gap="sm">
        <Button
          color="accent"
          onClick={accept}
          loading={answer.isPending}
          disabled={!request.can_accept}
          aria-describedby={request.can_accept ? undefined : why}
        >
          {t('requests.accept')}
        </Button>
        <Button variant="default" onClick={() => setDeclining(true)} disabled={answer.isPending}>
          {t('requests.decline')}
        </Button>
      </Group>
      {request.can_accept ? null : (
        <p id={why} className={classes.quiet}>
          {t('requests.exclusivity')}
        </p>
      )}
    </>
  );
}
