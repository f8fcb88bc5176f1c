import type { Company } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { DeleteButton } from '@handover/shared/ui-extra';
import { useRef, useState } from 'react';
import { useRefetchCompany } from '../../queries/company.query.ts';
import { RemoveDialog } from './remove-dialog.tsx';

export const RemoveCompany = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetchCompany(company.id);
  const opener = useRef<Element>(null);
  const close = () => {
    setOpen(false);
    // The dialog is gone with its trap of the focus by then.
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  return (
    <>
      <DeleteButton
        onClick={() => {
          // What goes with it may have changed since the page was opened.
          void refetch();
          opener.current = document.activeElement;
          setOpen(true);
        }}
      >
        {t('view.remove')}
      </DeleteButton>
      {isOpen ? <RemoveDialog company={company} onClose={close} /> : null}
    </>
  );
};
