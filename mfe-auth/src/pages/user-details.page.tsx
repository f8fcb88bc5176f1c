import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { useCurrentUser } from '@handover/shared/session';
import { LoadingBlock, Page, QueryView, Text } from '@handover/shared/ui';
import { useWayOn } from '../components/way-on/use-way-on.ts';
import { WayOnButton } from '../components/way-on/way-on-button.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';

export function UserDetailsPage() {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const currentUser = useCurrentUser();
  const next = useWayOn();
  return (
    <Page
      title={t('profile.title')}
      lead={t('profile.lead')}
      actions={next && <WayOnButton to={next} variant="default" />}
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
              <Link to={routes.buyerProfile}>{t('buyer.open')}</Link>
            </Text>
            <Text mt="xs">
              <Link to={routes.firm()}>{t('firm.open')}</Link>
            </Text>
            <Text mt="xs">
              <Link to={routes.advisers}>{t('advisers.openPage')}</Link>
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
