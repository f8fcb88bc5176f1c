import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useLocation } from '@handover/shared/router';
import { useCurrentUser } from '@handover/shared/session';
import { Button, LoadingBlock, Page, QueryView, Text } from '@handover/shared/ui';
import { useEffect, useState } from 'react';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { aimOf, wayOn } from '../features/sign-up/way-on.ts';

export function UserDetailsPage() {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const currentUser = useCurrentUser();
  const { state } = useLocation();
  const [next, setNext] = useState<string>();
  // The server knows no state of the history, and renders the page without it.
  useEffect(() => setNext(wayOn(state)), [state]);
  return (
    <Page
      title={t('profile.title')}
      lead={t('profile.lead')}
      width="form"
      actions={
        next && (
          <Button component={Link} to={next} variant="default">
            {t(`profile.goOn.${aimOf(next)}`)}
          </Button>
        )
      }
    >
      <QueryView
        query={currentUser}
        skeleton={<LoadingBlock variant="form" />}
        failedTitle={t('profile.failed')}
      >
        {(user) => (
          <>
            <ProfileForm key={user.id} user={user} />
            <Text mt="xl" size="sm" c="dimmed">
              {user.email} · {t('profile.memberSince', { date: date(user.created_at) })}
            </Text>
            <Text mt="xs">
              <Link to={routes.security}>{t('security.open')}</Link>
            </Text>
          </>
        )}
      </QueryView>
    </Page>
  );
}
