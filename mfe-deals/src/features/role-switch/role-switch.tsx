import { DEAL_ROLES, type DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { LinkTabs } from '@handover/shared/ui-extra';

export function RoleSwitch({ asRole: role }: { asRole: DealRole }) {
  const { t } = useTranslation('deals');
  return (
    <LinkTabs
      label={t('role.label')}
      tabs={DEAL_ROLES.map((each) => ({
        to: routes.deals(each),
        label: t(`role.${each}`),
        isCurrent: each === role,
      }))}
    />
  );
}
