import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { Button, Group, Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useAnswerRequest } from '../../queries/answer-request.mutation.ts';
import { partyName } from '../../rules/party-name.ts';
import classes from './request-dialog.module.css';
import { RequesterCard } from './requester-card.tsx';

const NOW = ['private', 'documents', 'contact'] as const;
const LATER = ['accounts', 'ledger'] as const;

/** Asks before the private data is opened to somebody: who they are, what they wrote, what opens now and what later. */
export function RequestAcceptModal({ request, onClose }: ModalOf<'request-accept'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('request', routes.opportunity(request.opportunity_id));
  const answer = useAnswerRequest();
  const context = request.type_of_opportunity;
  const name = partyName(request.requester);
  const firstName = request.requester?.first_name ?? name;

  const accept = async () => {
    try {
      await answer.mutateAsync({ id: request.id, action: 'accept' });
      messages.success(t('requests.accepted', { name }));
      onClose(true);
    } catch (error) {
      if (closedNotice.showIfClosed(error)) onClose();
      else messages.failure(error);
    }
  };

  return (
    <ModalFrame
      title={t('requests.open.title', { title: request.opportunity_name, name })}
      size="lg"
      busy={answer.isPending}
      onClose={() => onClose()}
    >
      <Stack gap="md">
        <RequesterCard request={request} />
        <Part title={t('requests.open.now', { name: firstName })}>
          {NOW.map((what) => (
            <li key={what}>{t(`requests.open.${what}`, { name: firstName, context })}</li>
          ))}
        </Part>
        <Part title={t('requests.open.later')}>
          {LATER.map((what) => (
            <li key={what}>{t(`requests.open.${what}`, { name: firstName, context })}</li>
          ))}
        </Part>
        <p className={classes.note}>{t('requests.open.note', { name: firstName })}</p>
        <Group gap="sm">
          <Button color="accent" onClick={accept} loading={answer.isPending}>
            {t('requests.open.action', { name: firstName })}
          </Button>
          <Button
            variant="default"
            onClick={() => onClose()}
            disabled={answer.isPending}
            // Enter, pressed once more than meant, opens nothing.
            data-autofocus
          >
            {t('requests.open.notYet')}
          </Button>
        </Group>
      </Stack>
    </ModalFrame>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.part}>
    <h3 className={classes.partTitle}>{title}</h3>
    <ul>{children}</ul>
  </section>
);
