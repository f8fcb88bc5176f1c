import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useLocation } from '@handover/shared/router';
import { useCurrentUser } from '@handover/shared/session';
import { LoadingBlock, Page, QueryView, Text } from '@handover/shared/ui';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { wayOn } from '../features/sign-up/way-on.ts';

export function UserDetailsPage() {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const currentUser = useCurrentUser();
  const next = wayOn(useLocation().state);
  return (
    <Page title={t('profile.title')} lead={t('profile.lead')} width="form">
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
            {next && (
              <Text mt="xs">
                <Link to={next}>{t('profile.goOn')}</Link>
              </Text>
            )}
            <Text mt="xs">
              <Link to={routes.security}>{t('security.open')}</Link>
            </Text>
          </>
        )}
      </QueryView>
    </Page>
  );
}
