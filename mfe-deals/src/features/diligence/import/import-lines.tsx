import type { Diligence } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { lazyComponent } from '@handover/shared/ui-extra';
import { useState } from 'react';

const ImportDialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog, {
  skeleton: null,
});

interface ImportLinesProps {
  dealId: number;
  lines: Diligence['lines'];
}

/** Lines of a spreadsheet; its dialog is loaded when it is opened. */
export function ImportLines(props: ImportLinesProps) {
  const { t } = useTranslation('deals');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="file-xls" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('diligence.import.open')}
      </Button>
      {isOpen ? <ImportDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
