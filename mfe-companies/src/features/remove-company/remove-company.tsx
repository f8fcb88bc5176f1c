import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { routes, useNavigate } from '@handover/shared/router';
import { Button, Icon } from '@handover/shared/ui';
import { Menu } from '@handover/shared/ui-extra';
import { useRefetchCompany } from '../../queries/company.query.ts';
import { useForgetCompany } from '../../queries/remove-company.mutation.ts';

/** The deletion, put away in a menu. */
export const RemoveCompany = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const modals = useModals();
  const navigate = useNavigate();
  const refetch = useRefetchCompany(company.id);
  const forget = useForgetCompany(company.id);
  const ask = async () => {
    // The records that are deleted with it may have changed since the page was opened.
    void refetch();
    if (!(await modals.open('remove-company', { company }))) return;
    await navigate(routes.companies());
    forget();
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<Icon name="chevron-down" size={18} />}>
          {t('view.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item color="danger" onClick={() => void ask()}>
          {t('view.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
