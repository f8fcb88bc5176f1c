import { useTranslation } from '@handover/shared/i18n';
import { routes, useSearchParams } from '@handover/shared/router';
import { Page } from '@handover/shared/ui';
import { BackLink, focusTitle } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { proposedSubject } from '../features/advisers/delegation.values.ts';
import { GivenSection } from '../features/advisers/given-section.tsx';
import { InviteForm } from '../features/advisers/invite-form.tsx';
import { ReceivedSection } from '../features/advisers/received-section.tsx';

/** Who acts for the user, and for whom the user acts. A link that names a company, an opportunity or a deal opens the form for it. */
export function AdvisersPage() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const [isInviting, setInviting] = useState(() => proposedSubject(query) !== undefined);
  // The form goes, and with it the button that had the focus.
  const close = () => {
    focusTitle();
    setInviting(false);
  };
  return (
    <Page
      title={t('advisers.title')}
      lead={t('advisers.lead')}
      eyebrow={<BackLink href={routes.userDetails}>{t('profile.title')}</BackLink>}
      width="read"
    >
      {isInviting && <InviteForm onClose={close} />}
      <GivenSection onInvite={isInviting ? undefined : () => setInviting(true)} />
      <ReceivedSection />
    </Page>
  );
}
