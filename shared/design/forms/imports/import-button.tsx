import { useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { lazyComponent } from '../../ui-extra/index.ts';
import type { RevenueRow } from '../years/revenue-rows.ts';
import type { FiguresDialogProps } from './figures-dialog.tsx';
import type { RowsDialogProps } from './rows-dialog.tsx';

// One chunk: each has its hash in the page that is loaded first.
const FiguresDialog = lazyComponent<FiguresDialogProps>(
  async () => (await import(/* webpackChunkName: 'imports' */ './figures-dialog.tsx')).FiguresDialog,
  { skeleton: null },
);
const LazyRowsDialog = lazyComponent<RowsDialogProps<unknown>>(
  async () => (await import(/* webpackChunkName: 'imports' */ './rows-dialog.tsx')).RowsDialog,
  { skeleton: null },
);
/** Loaded when it is first shown. */
export const RowsDialog = <Row,>(props: RowsDialogProps<Row>) => (
  <LazyRowsDialog {...(props as unknown as RowsDialogProps<unknown>)} />
);

interface ImportButtonProps {
  onOpen: () => void;
}

/** Opens an import from a spreadsheet. */
export const ImportButton = ({ onOpen }: ImportButtonProps) => {
  const { t } = useTranslation('inputs');
  return (
    <Button variant="default" leftSection={<Icon name="file-xls" size={16} />} onClick={onOpen}>
      {t('importSheet')}
    </Button>
  );
};

interface FiguresImportProps {
  stored: () => readonly RevenueRow[];
  onTake: FiguresDialogProps['onTake'];
}

/** The button with its dialog, for yearly figures. */
export const FiguresImport = ({ stored, onTake }: FiguresImportProps) => {
  const [before, setBefore] = useState<readonly RevenueRow[]>();
  return (
    <>
      <ImportButton onOpen={() => setBefore(stored())} />
      {before ? <FiguresDialog before={before} onTake={onTake} onClose={() => setBefore(undefined)} /> : null}
    </>
  );
};
