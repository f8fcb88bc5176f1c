import { useState } from 'react';
import { fieldErrors } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { errorTextsOf, useErrorText } from '../../../kernel/messages/index.ts';
import { Alert, Button, NativeSelect } from '../../ui/index.ts';
import { DialogFoot } from '../../ui-extra/index.ts';
import { useErrorMessage } from '../fields/use-field.ts';
import classes from '../groups/groups.module.css';
import { ImportTable } from './import-table.tsx';
import type { ReadSheet } from './read-spreadsheet.ts';
import type { RowsImport } from './rows-import.ts';
import { type MatchedRow, useRowsMatch } from './use-rows-match.ts';

interface RowsMatchProps<Row> extends RowsImport<Row> {
  sheet: ReadSheet;
  onBusy: (busy: boolean) => void;
  onBack: () => void;
  onDone: () => void;
}

/** How many rows may be the header. */
const HEADS = 15;
const PLACE = /^\w+\.(\d+)\.(\w+)/u;

export function RowsMatch<Row>({ sheet, onBusy, onBack, onDone, ...rows }: RowsMatchProps<Row>) {
  const { t, i18n } = useTranslation('imports');
  const errorText = useErrorText();
  const messageOf = useErrorMessage();
  const { cells, lines } = sheet;
  const match = useRowsMatch(sheet, rows);
  const [failure, setFailure] = useState<string>();
  const [isTaking, setTaking] = useState(false);
  const labelOf = (key: string) => rows.fields.find((field) => field.key === key)?.label ?? key;
  const textOf = (message: string) => (message === 'notInList' ? t('notInList') : (messageOf(message) ?? ''));

  const chosen = match.rows.filter(({ isTaken }) => isTaken);
  const right = chosen.filter(({ faults }) => faults.size === 0);
  const wrong = chosen.length - right.length;
  const isTooMany = right.length > rows.room;
  const canTake = right.length > 0 && !isTooMany && !(rows.isWhole && wrong > 0);

  const refuse = (error: unknown) => {
    const refused = new Map<number, Map<string, string>>();
    const others: string[] = [];
    for (const [name, text] of Object.entries(fieldErrors(error, errorTextsOf(i18n)))) {
      const [, index, key] = PLACE.exec(name) ?? [];
      const number = right[Number(index)]?.number;
      if (number !== undefined && key)
        refused.set(number, new Map([...(refused.get(number) ?? []), [key, text]]));
      else others.push(text);
    }
    match.setRefused(refused);
    setFailure(refused.size > 0 ? undefined : others.join(' ') || errorText(error));
  };
  const take = async () => {
    if (isTaking) return;
    setFailure(undefined);
    setTaking(true);
    onBusy(true);
    try {
      await rows.take(right.map(({ row }) => row));
      onDone();
    } catch (error) {
      refuse(error);
    } finally {
      setTaking(false);
      onBusy(false);
    }
  };
  const heads = [-1, ...cells.slice(0, HEADS).keys()];
  return (
    <div className={classes.dialog}>
      <p className={classes.hint}>{t('matchRows')}</p>
      <div className={classes.choices}>
        <NativeSelect
          label={t('header')}
          value={String(match.head)}
          options={heads.map((head) => ({
            value: String(head),
            label: head < 0 ? t('noHeader') : t('rowNumber', { number: lines[head] }),
          }))}
          onChoose={(value) => match.setHead(Number(value))}
        />
        {rows.children}
      </div>
      <ImportTable
        caption={t('preview')}
        columns={match.columns.map((value, index) => ({
          label: (match.head >= 0 && cells[match.head]?.[index]) || t('column', { number: index + 1 }),
          value: value ?? '',
          options: [
            { value: '', label: t('leaveOut') },
            ...rows.fields.map(({ key, label }) => ({ value: key, label })),
          ],
          onChoose: (key) => match.setColumn({ index, key: key || undefined }),
        }))}
        lines={match.rows.map((row) => ({
          number: row.number,
          isTaken: row.isTaken,
          onTake: (isTaken) => match.setTaken({ number: row.number, isTaken }),
          faults: missing(row, match.columns).map(([key, message]) =>
            t('faultOf', { field: labelOf(key), fault: textOf(message) }),
          ),
          cells: row.cells.map((text, index) => {
            const key = match.columns[index];
            const message = key && row.faults.get(key);
            return { text, isOut: !key, fault: message ? textOf(message) : undefined };
          }),
        }))}
      />
      <p role="status" className={classes.hint}>
        {t('rowsRight', { count: right.length })}
        {wrong > 0 ? ` ${t(rows.isWhole ? 'rowsWrongWhole' : 'rowsWrong', { count: wrong })}` : ''}
        {isTooMany ? ` ${t('tooMany', { count: rows.room })}` : ''}
      </p>
      {failure ? (
        <Alert color="danger" role="alert">
          {failure}
        </Alert>
      ) : null}
      <DialogFoot>
        <Button disabled={!canTake} loading={isTaking} onClick={() => void take()}>
          {rows.takeLabel(right.length)}
        </Button>
        <Button variant="default" disabled={isTaking} onClick={onBack}>
          {t('otherFile')}
        </Button>
      </DialogFoot>
    </div>
  );
}

/** The faults of fields that no column has. */
const missing = (row: MatchedRow<unknown>, columns: readonly (string | undefined)[]) =>
  [...row.faults].filter(([key]) => !columns.includes(key));
