import { useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ImportSource } from './import-source.tsx';
import type { ReadSheet } from './read-spreadsheet.ts';
import type { RowsImport } from './rows-import.ts';
import { RowsMatch } from './rows-match.tsx';

export interface RowsDialogProps<Row> extends RowsImport<Row> {
  onClose: () => void;
}

/** Rows of a file: read, matched by the person, and taken once they are right. */
export function RowsDialog<Row>({ onClose, ...rows }: RowsDialogProps<Row>) {
  const { ready } = useTranslation('imports');
  const [sheets, setSheets] = useState<ReadSheet[]>();
  const [isBusy, setBusy] = useState(false);
  if (!ready) return null;
  return (
    <ImportDialog
      title={rows.title}
      sheets={sheets}
      isBusy={isBusy}
      onClose={onClose}
      source={<ImportSource hint={rows.hint} onRead={setSheets} />}
    >
      {(sheet) => (
        <RowsMatch
          {...rows}
          sheet={sheet}
          onBusy={setBusy}
          onBack={() => setSheets(undefined)}
          onDone={onClose}
        />
      )}
    </ImportDialog>
  );
}
