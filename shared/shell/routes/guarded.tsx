import type { ReactNode } from 'react';
import { LoadingBlock, Page } from '../../design/ui/index.ts';
import type { RouteAccess } from '../../federation/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { GuestOnly, RequireSignIn, RequireStaff, useCurrentUser } from '../../kernel/session/index.ts';
import { NotFoundPage } from './not-found.page.tsx';

interface GuardedProps {
  access: RouteAccess;
  children: ReactNode;
}

export function Guarded({ access, children }: GuardedProps) {
  if (access === 'signed-in') return <RequireSignIn>{children}</RequireSignIn>;
  if (access === 'staff') return <RequireStaff fallback={<NotStaff />}>{children}</RequireStaff>;
  if (access === 'guest')
    return (
      <>
        <noscript>
          <NeedsScript />
        </noscript>
        <div data-needs-script="">
          <GuestOnly>{children}</GuestOnly>
        </div>
      </>
    );
  return children;
}

/** Tells that nobody can sign in without scripts. */
function NeedsScript() {
  const { t } = useTranslation();
  return <Page title={t('host.noScript.title')} lead={t('host.noScript.text')} width="read" />;
}

/** Shown to users who are not staff: the page looks as if it did not exist. */
const NotStaff = () => (useCurrentUser().isPending ? <LoadingBlock variant="page" /> : <NotFoundPage />);
