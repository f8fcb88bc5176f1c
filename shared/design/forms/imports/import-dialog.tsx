import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { NativeSelect } from '../../ui/index.ts';
import { Modal } from '../../ui-extra/index.ts';
import classes from '../groups/groups.module.css';
import type { ReadSheet } from './read-spreadsheet.ts';

interface ImportDialogProps {
  title: string;
  /** Undefined as long as nothing was read. */
  sheets: readonly ReadSheet[] | undefined;
  isBusy?: boolean;
  source: ReactNode;
  onClose: () => void;
  children: (cells: string[][]) => ReactNode;
}

/** The frame of an import: where the rows come from, then a sheet of them. */
export const ImportDialog = ({
  title,
  sheets,
  isBusy = false,
  source,
  onClose,
  children,
}: ImportDialogProps) => {
  const { t } = useTranslation('imports');
  const common = useTranslation('common');
  const [index, setIndex] = useState(0);
  const sheet = sheets?.[index] ?? sheets?.[0];
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={sheet ? 'min(72rem, 100%)' : 'lg'}
      closeOnClickOutside={false}
      closeOnEscape={!isBusy}
      closeButtonProps={{ 'aria-label': common.t('action.close'), disabled: isBusy }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys in it are not for the form that it was opened from */}
      <div
        className={classes.dialog}
        onKeyDown={(event) => event.stopPropagation()}
        onPaste={(event) => event.stopPropagation()}
      >
        {sheet ? (
          <>
            {sheets && sheets.length > 1 ? (
              <NativeSelect
                label={t('sheet')}
                value={String(index)}
                options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
                onChoose={(value) => setIndex(Number(value))}
              />
            ) : null}
            <div key={index}>{children(sheet.cells)}</div>
          </>
        ) : (
          source
        )}
      </div>
    </Modal>
  );
};
