import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { useCurrentUser } from '@handover/shared/session';
import { Group, Text } from '@handover/shared/ui';

/** A notice under the header for staff without a second factor: what is closed until then, and where to set it up. */
export function StaffNoticeWidget() {
  const { t } = useTranslation('auth');
  const { data: user } = useCurrentUser();
  if (!user?.second_factor_needed) return null;
  return (
    <Group component="section" aria-label={t('codes.staffLabel')} justify="center" gap="md" px="md" py="xs">
      <Text>{t('codes.staff')}</Text>
      <Link to={routes.security}>{t('codes.open')}</Link>
    </Group>
  );
}
