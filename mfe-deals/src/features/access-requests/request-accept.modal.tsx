import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { type ModalOf, useModals } from '@handover/shared/modals';
import { routes } from '@handover/shared/router';
import { Button, Stack } from '@handover/shared/ui';
import { DialogFoot, ModalFrame } from '@handover/shared/ui-extra';
import { type ReactNode, useId, useState } from 'react';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useAnswerRequest } from '../../queries/answer-request.mutation.ts';
import classes from './request-dialog.module.css';
import { RequesterCard } from './requester-card.tsx';
import { ShowOwnProfile } from './show-own-profile.tsx';

/** The buyer accepts for a mandate, and has no business to open. */
const OPENS = {
  sell: { now: ['private', 'documents', 'contact'], later: ['accounts', 'ledger'] },
  buy: { now: ['contact', 'questions'], later: [] },
} as const;

/** Asks before the private data is opened to somebody: who they are, what they wrote, what opens now and what later. */
export function RequestAcceptModal({ request, onClose }: ModalOf<'request-accept'>) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const messages = useMessages();
  const closedNotice = useClosedNotice('request', routes.opportunity(request.opportunity_id));
  const answer = useAnswerRequest();
  const context = request.type_of_opportunity;
  const name = partyName(request.requester);
  const firstName = request.requester?.first_name ?? name;

  const [showsProfile, setShowsProfile] = useState(false);
  const modals = useModals();
  const reasonId = useId();
  const instead = (name: 'request-ask' | 'request-decline') => {
    onClose();
    void modals.open(name, { request });
  };
  const accept = async () => {
    try {
      await answer.mutateAsync({ id: request.id, action: 'accept', shows_profile: showsProfile });
      messages.success(t('requests.accepted', { name }));
      onClose(true);
    } catch (error) {
      if (closedNotice.showIfClosed(error)) onClose();
      else messages.failure(error);
    }
  };

  return (
    <ModalFrame
      title={t('requests.open.title', { context, title: request.opportunity_name, name })}
      size="lg"
      busy={answer.isPending}
      onClose={() => onClose()}
    >
      <Stack gap="md">
        <RequesterCard request={request} />
        {request.can_accept ? null : (
          <p id={reasonId} className={classes.note}>
            {t('requests.exclusivity', { context })}
          </p>
        )}
        <Part title={t('requests.open.now', { context, name: firstName })}>
          {OPENS[context].now.map((what) => (
            <li key={what}>{t(`requests.open.${what}`, { name: firstName, context })}</li>
          ))}
        </Part>
        {OPENS[context].later.length > 0 ? (
          <Part title={t('requests.open.later')}>
            {OPENS[context].later.map((what) => (
              <li key={what}>{t(`requests.open.${what}`, { name: firstName, context })}</li>
            ))}
          </Part>
        ) : null}
        {context === 'buy' ? (
          <>
            <Part title={t('requests.open.brings', { name: firstName })}>
              <li>{t(`requests.open.${request.has_company ? 'company' : 'noCompany'}`)}</li>
            </Part>
            <ShowOwnProfile name={firstName} checked={showsProfile} onChange={setShowsProfile} />
          </>
        ) : null}
        <p className={classes.note}>{t('requests.open.note', { context, name: firstName })}</p>
        <DialogFoot>
          <Button
            color="accent"
            onClick={accept}
            loading={answer.isPending}
            disabled={!request.can_accept}
            aria-describedby={request.can_accept ? undefined : reasonId}
          >
            {t('requests.open.action', { context, name: firstName })}
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
          {request.can_ask ? (
            <Button variant="default" onClick={() => instead('request-ask')} disabled={answer.isPending}>
              {t('requests.ask.action')}
            </Button>
          ) : null}
          <Button
            variant="subtle"
            color="danger"
            onClick={() => instead('request-decline')}
            disabled={answer.isPending}
            ml="auto"
          >
            {t('requests.decline')}
          </Button>
        </DialogFoot>
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
