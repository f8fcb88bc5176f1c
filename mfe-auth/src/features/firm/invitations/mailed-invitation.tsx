import type { MyFirm, ReceivedInvitation as Received } from '@handover/shared/contract';
import { settleAim } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { usePlatform } from '@handover/shared/platform';
import { Link, routes, useNavigate } from '@handover/shared/router';
import { useCurrentUser, useSignedIn } from '@handover/shared/session';
import { Alert, Button, Group, LoadingBlock, Stack, Text } from '@handover/shared/ui';
import { useMailedInvitation } from '../../../queries/firm.query.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { ReceivedInvitation } from './received-invitation.tsx';

interface MailedInvitationProps {
  token: string;
  /** Undefined for a visitor, and until it is loaded. */
  own: MyFirm | undefined;
}

/** The invitation of the link. Visitors sign up or in with its address first. */
export function MailedInvitation({ token, own }: MailedInvitationProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const signedIn = useSignedIn();
  const { data: invitation, error } = useMailedInvitation(token);
  if (error)
    return (
      <Stack gap="md" align="flex-start">
        <Alert title={t('firm.invited.invalidTitle')}>{errorText(error)}</Alert>
        <Button component={Link} to={routes.firm()} variant="default">
          {t('firm.invited.toFirm')}
        </Button>
      </Stack>
    );
  if (!invitation) return <LoadingBlock variant="form" />;
  return (
    <ReceivedInvitation invitation={invitation}>
      {signedIn ? (
        <ForAccount invitation={invitation} token={token} own={own} />
      ) : (
        <ForVisitor invitation={invitation} token={token} />
      )}
    </ReceivedInvitation>
  );
}

function ForVisitor({ invitation, token }: { invitation: Received; token: string }) {
  const { t } = useTranslation('auth');
  const here = routes.firm(token);
  return (
    <>
      <Text>{t('firm.invited.account', { email: invitation.email })}</Text>
      <Group>
        <Button component={Link} to={routes.signUp(here)}>
          {t('firm.invited.signUp')}
        </Button>
        <Button component={Link} to={routes.login(here)} variant="default">
          {t('firm.invited.signIn')}
        </Button>
      </Group>
    </>
  );
}

function ForAccount({ invitation, token, own }: MailedInvitationProps & { invitation: Received }) {
  const { t } = useTranslation('auth');
  const { session, drafts } = usePlatform();
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  if (!user || !own) return <LoadingBlock variant="text" />;
  if (user.email !== invitation.email)
    return (
      <Stack gap="md" align="flex-start">
        <Alert title={t('firm.invited.otherTitle')}>
          {t('firm.invited.other', { email: invitation.email, me: user.email })}
        </Alert>
        <Button variant="default" onClick={() => session.signOut('elsewhere')}>
          {t('firm.invited.signOut')}
        </Button>
      </Stack>
    );
  const done = () => {
    settleAim(drafts, routes.firm(token));
    navigate(routes.firm(), { replace: true });
  };
  return (
    <AnswerButtons invitation={invitation} token={token} isInOne={own.firm !== null} onAnswered={done} />
  );
}
