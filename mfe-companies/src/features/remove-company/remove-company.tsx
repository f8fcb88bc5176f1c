import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { DeleteButton } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { useRefetchCompany } from '../../queries/company.query.ts';
import { RemoveDialog } from './remove-dialog.tsx';

export const RemoveCompany = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetchCompany(company.id);
  return (
    <>
      <DeleteButton
        onClick={() => {
          // What goes with it may have changed since the page was opened.
          void refetch();
          setOpen(true);
        }}
      >
        {t('view.remove')}
      </DeleteButton>
      {isOpen ? <RemoveDialog company={company} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
