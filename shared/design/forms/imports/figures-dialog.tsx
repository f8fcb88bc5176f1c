import { useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { PastedTable } from '../years/read-table.ts';
import type { RevenueRow } from '../years/revenue-rows.ts';
import { FiguresMatchTable } from './figures-match.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportSource } from './import-source.tsx';
import type { ReadSheet } from './read-spreadsheet.ts';

export interface FiguresDialogProps {
  /** The years of the form. */
  before: readonly RevenueRow[];
  /** The unit that was chosen for all amounts; undefined for those that the table names. */
  onTake: (table: PastedTable, scale: number | undefined) => void;
  onClose: () => void;
}

/** Yearly figures of a file: read, matched by the person, and taken into the form. */
export const FiguresDialog = ({ before, onTake, onClose }: FiguresDialogProps) => {
  const { t, ready } = useTranslation('imports');
  const [sheets, setSheets] = useState<ReadSheet[]>();
  if (!ready) return null;
  return (
    <ImportDialog
      title={t('figures.title')}
      sheets={sheets}
      onClose={onClose}
      source={<ImportSource hint={t('figures.hint')} onRead={setSheets} />}
    >
      {(sheet) => (
        <FiguresMatchTable
          sheet={sheet}
          before={before}
          onBack={() => setSheets(undefined)}
          onTake={(table, scale) => {
            onTake(table, scale);
            onClose();
          }}
        />
      )}
    </ImportDialog>
  );
};
