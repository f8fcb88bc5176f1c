import type { MyFirm } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useSearchParams } from '@handover/shared/router';
import { RequireSignIn, useSignedIn } from '@handover/shared/session';
import { LoadingBlock, Page, QueryView, Section } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { FirmForm } from '../features/firm/firm-form.tsx';
import { AnswerButtons } from '../features/firm/invitations/answer-buttons.tsx';
import { InvitationList } from '../features/firm/invitations/invitation-list.tsx';
import { MailedInvitation } from '../features/firm/invitations/mailed-invitation.tsx';
import { ReceivedInvitation } from '../features/firm/invitations/received-invitation.tsx';
import { OwnFirm } from '../features/firm/own-firm.tsx';
import { LeaveSection } from '../features/firm/people/leave-section.tsx';
import { MemberList } from '../features/firm/people/member-list.tsx';
import { useMyFirm } from '../queries/firm.query.ts';

/** The firm of the viewer, or a form to found one. Visitors read the invitation of a mailed link. */
export function FirmPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const token = search.get('invitation');
  const signedIn = useSignedIn();
  const own = useMyFirm();
  return (
    <Page
      title={t('firm.title')}
      lead={t('firm.lead')}
      eyebrow={signedIn ? <BackLink href={routes.userDetails}>{t('profile.title')}</BackLink> : undefined}
      width="read"
    >
      {token ? (
        <MailedInvitation token={token} own={own.data} />
      ) : (
        <RequireSignIn>
          <QueryView query={own} skeleton={<LoadingBlock variant="form" />} failedTitle={t('firm.failed')}>
            {(found) => <Found {...found} />}
          </QueryView>
        </RequireSignIn>
      )}
    </Page>
  );
}

function Found({ firm, role, leaving, invitations }: MyFirm) {
  const { t } = useTranslation('auth');
  return (
    <>
      {invitations.map((invitation) => (
        <ReceivedInvitation key={invitation.id} invitation={invitation}>
          <AnswerButtons invitation={invitation} isInOne={firm !== null} />
        </ReceivedInvitation>
      ))}
      {firm && leaving ? (
        <>
          <OwnFirm firm={firm} canEdit={role === 'owner'} />
          <MemberList role={role} leaving={leaving} />
          {role === 'owner' ? <InvitationList /> : null}
          <LeaveSection name={firm.name} leaving={leaving} />
        </>
      ) : (
        <Section title={t('firm.found.title')} lead={t('firm.found.lead')}>
          <FirmForm firm={null} />
        </Section>
      )}
    </>
  );
}
