import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import { lazyComponent } from '@handover/shared/ui-extra';
import { useState } from 'react';

const CompaniesDialog = lazyComponent(async () => (await import('./companies-dialog.tsx')).CompaniesDialog, {
  skeleton: null,
});

/** The import of several companies; its dialog is loaded when it is opened. */
export const ImportCompanies = () => {
  const { t } = useTranslation('companies');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen ? <CompaniesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};
