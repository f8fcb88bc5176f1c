import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { useCurrentUser } from '@handover/shared/session';
import { LoadingBlock, Page, Text } from '@handover/shared/ui';
import { ProfileForm } from '../features/profile/profile-form.tsx';

export function UserDetailsPage() {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { data: user, error, isPending, isFetching, refetch } = useCurrentUser();
  return (
    <Page title={t('profile.title')} lead={t('profile.lead')} width="form">
      {isPending && <LoadingBlock variant="form" />}
      {error && !user && (
        <LoadError
          title={t('profile.failed')}
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {user && (
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
    </Page>
  );
}
