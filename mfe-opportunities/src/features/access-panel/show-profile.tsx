import { CheckboxField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Text } from '@handover/shared/ui';
import { useBuyerProfile } from '@handover/shared/ui-extra';

/** The buyer profile is filled in once, and offered with each request. */
export function ShowProfile() {
  const { t } = useTranslation('opportunities');
  const { data: profile } = useBuyerProfile();
  if (!profile) return null;
  if (profile.kind)
    return (
      <CheckboxField
        name="shows_profile"
        label={t('access.request.profile')}
        description={t('access.request.profileHelp')}
      />
    );
  return (
    <Text size="sm" c="dimmed">
      {t('access.request.noProfile')} <Link to={routes.buyerProfile}>{t('access.request.fillIn')}</Link>
    </Text>
  );
}
