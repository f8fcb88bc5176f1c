import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { lazyComponent } from '@handover/shared/ui-extra';
import { useState } from 'react';

const SeveralDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "several" */ './several-dialog.tsx')).SeveralDialog,
  { skeleton: null },
);

/** Questions of a spreadsheet; its dialog is loaded when it is opened. */
export function AskSeveral({ dealId }: { dealId: number }) {
  const { t } = useTranslation('deals');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="file-xls" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('questions.several.open')}
      </Button>
      {isOpen ? <SeveralDialog dealId={dealId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
