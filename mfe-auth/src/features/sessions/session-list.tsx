import type { Session } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { type TFunction, useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useConfirm } from '@handover/shared/modals';
import { Button, List, ListRow, LoadingBlock, QueryView, Section, Status } from '@handover/shared/ui';
import { useState } from 'react';
import { useEndSession } from '../../queries/end-session.mutation.ts';
import { useSessions } from '../../queries/sessions.query.ts';
import { useSignOutEverywhere } from '../../queries/sign-out-everywhere.mutation.ts';

/** “Firefox on Windows”, or the known part of it. */
function deviceOf(t: TFunction<'auth'>, { browser, platform }: Session): string {
  if (browser && platform) return t('sessions.device', { browser, platform });
  return browser || platform || t('sessions.unknownDevice');
}

/** How many are shown at first: this one, and those used last. */
const FIRST = 5;

/** The mutation has told it. */
const ignored = () => undefined;

/** The user's sessions; each can be ended, or all at once. */
export function SessionList() {
  const { t } = useTranslation('auth');
  const { relative, date } = useFormat();
  const confirm = useConfirm();
  const messages = useMessages();
  const [showsAll, setShowsAll] = useState(false);
  const list = useSessions();
  const end = useEndSession();
  const everywhere = useSignOutEverywhere();

  const endOne = (session: Session) =>
    end.mutate(session.id, {
      onSuccess: () => messages.success(t('sessions.ended', { device: deviceOf(t, session) })),
    });
  const endAll = async () => {
    const sure = await confirm({
      title: t('sessions.allTitle'),
      text: t('sessions.allText'),
      action: t('sessions.all'),
    });
    // Ending this session leaves the page, so the message is shown before.
    if (sure) await everywhere.mutateAsync().then(() => messages.success(t('sessions.allEnded')), ignored);
  };
  return (
    <Section
      title={t('sessions.title')}
      lead={t('sessions.lead')}
      actions={
        list.data ? (
          <Button variant="default" loading={everywhere.isPending} onClick={() => void endAll()}>
            {t('sessions.all')}
          </Button>
        ) : undefined
      }
    >
      {/* What else the server has is offered once all that is here is shown. */}
      <QueryView
        query={showsAll ? list : { ...list, hasNextPage: false }}
        skeleton={<LoadingBlock variant="list" count={3} />}
      >
        {(sessions) => (
          <>
            <List label={t('sessions.title')}>
              {sessions.slice(0, showsAll ? undefined : FIRST).map((session) => (
                <ListRow
                  key={session.id}
                  title={deviceOf(t, session)}
                  text={t(session.current ? 'sessions.factsHere' : 'sessions.facts', {
                    since: date(session.created_at),
                    used: relative(session.last_used_at),
                    ip: session.ip,
                  })}
                  trailing={
                    session.current ? (
                      <Status kind="open">{t('sessions.current')}</Status>
                    ) : (
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={t('sessions.endLabel', { device: deviceOf(t, session) })}
                        loading={end.isPending && end.variables === session.id}
                        onClick={() => endOne(session)}
                      >
                        {t('sessions.end')}
                      </Button>
                    )
                  }
                />
              ))}
            </List>
            {showsAll || sessions.length <= FIRST ? null : (
              <Button variant="default" mt="md" onClick={() => setShowsAll(true)}>
                {t('sessions.more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}
