import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormat } from '../../format/index.ts';
import { Alert, Button } from '../../ui/index.ts';
import { DropZone } from '../files/drop-zone.tsx';
import { extensionOf } from '../files/file-icon.tsx';
import classes from '../groups/groups.module.css';
import {
  MAX_LINES,
  MAX_SIZE,
  type ReadSheet,
  readPastedRows,
  readSpreadsheet,
  SpreadsheetError,
} from './read-spreadsheet.ts';

interface ImportSourceProps {
  /** What the first row of the file should name. */
  hint: string;
  onRead: (sheets: ReadSheet[]) => void;
}

const EXTENSIONS = ['xlsx', 'csv', 'txt', 'tsv'];
type Problem = SpreadsheetError['problem'] | 'type' | 'size' | 'notLoaded';

/** A file is chosen or dropped, or rows are pasted. */
export const ImportSource = ({ hint, onRead }: ImportSourceProps) => {
  const { t } = useTranslation('imports');
  const { fileSize } = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const latest = useRef<object>(undefined);
  const read = async (source: () => ReadSheet[] | Promise<ReadSheet[]>) => {
    setProblem(undefined);
    latest.current = source;
    try {
      const sheets = await source();
      // A large file may come after what was chosen instead of it.
      if (latest.current === source) onRead(sheets);
    } catch (error) {
      if (latest.current !== source) return;
      setProblem(error instanceof SpreadsheetError ? error.problem : 'notLoaded');
    }
  };
  const open = ([file]: File[]) => {
    if (!file) return;
    if (!EXTENSIONS.includes(extensionOf(file.name))) setProblem('type');
    else if (file.size > MAX_SIZE) setProblem('size');
    else void read(() => readSpreadsheet(file));
  };
  return (
    <div className={classes.source}>
      <p className={classes.hint}>{hint}</p>
      <div>
        <label htmlFor={`${id}-file`} className={classes.label}>
          {t('file')}
        </label>
        <DropZone
          id={`${id}-file`}
          accept={EXTENSIONS.map((each) => `.${each}`).join(',')}
          invalid={problem !== undefined}
          describedBy={problem ? `${id}-problem` : undefined}
          hint={t('limits', { max: fileSize(MAX_SIZE) })}
          onFiles={open}
        />
      </div>
      <div>
        <label htmlFor={`${id}-rows`} className={classes.label}>
          {t('paste')}
        </label>
        <textarea
          id={`${id}-rows`}
          className={classes.rows}
          rows={5}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          variant="default"
          mt="xs"
          disabled={text.trim() === ''}
          onClick={() => void read(() => readPastedRows(text))}
        >
          {t('readRows')}
        </Button>
      </div>
      <div id={`${id}-problem`}>
        {problem ? (
          <Alert color="danger" role="alert">
            {t(`problem.${problem}`, { max: fileSize(MAX_SIZE), count: MAX_LINES })}
          </Alert>
        ) : null}
      </div>
    </div>
  );
};
