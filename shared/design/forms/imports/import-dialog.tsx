import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  children: (sheet: ReadSheet) => ReactNode;
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
  // Another file begins with its first sheet.
  const [chosen, setChosen] = useState<ReadSheet>();
  const index = chosen && sheets?.includes(chosen) ? sheets.indexOf(chosen) : 0;
  const sheet = sheets?.[index];
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(sheets);
  // The button that had the focus is gone with what it was in.
  useEffect(() => {
    if (before.current !== sheets) content.current?.focus();
    before.current = sheets;
  }, [sheets]);
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
        ref={content}
        tabIndex={-1}
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
                onChoose={(value) => setChosen(sheets[Number(value)])}
              />
            ) : null}
            <div key={index}>{children(sheet)}</div>
          </>
        ) : (
          source
        )}
      </div>
    </Modal>
  );
};
