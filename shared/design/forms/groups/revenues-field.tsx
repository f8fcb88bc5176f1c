import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { CurrencyLine } from '../fields/currency-line.tsx';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import { FiguresImport } from '../imports/import-button.tsx';
import type { Proof } from '../years/add-back-rows.ts';
import { AddBacksField } from '../years/add-backs-field.tsx';
import { FigureErrors } from '../years/figure-errors.tsx';
import { FigureGrid } from '../years/figure-grid.tsx';
import { PastedNotice } from '../years/pasted-notice.tsx';
import { useFigureLines } from '../years/use-figure-lines.ts';
import { useShownFigures } from '../years/use-shown-figures.ts';
import { useYearRows } from '../years/use-year-rows.ts';
import { addableYears } from '../years/year-columns.ts';
import { GroupError } from './group-error.tsx';
import classes from './groups.module.css';

export interface RevenuesFieldProps {
  /** The path of a list of `RevenueRow`. */
  name?: string;
  /** The path of the currency of all years: its id as text. */
  currencyName?: string;
  /** The documents that may prove an add-back; those that are chosen already among them. */
  proofs?: readonly Proof[] | undefined;
}

/**
 * The figures of up to ten distinct years, all in one currency, as a grid: years are columns, figures are rows. A table from a
 * spreadsheet can be pasted into any cell. Years without figures may stay: they are not sent.
 */
export const RevenuesField = ({
  name = 'revenues',
  currencyName = 'currency',
  proofs = [],
}: RevenuesFieldProps) => {
  const { t } = useTranslation('inputs');
  const currency: unknown = useWatch({ name: currencyName });
  const years = useYearRows(name);
  const { figures, showMore } = useShownFigures(name);
  const currencyId = typeof currency === 'string' ? currency : null;
  useFieldDescription(name, { label: t('figureGrid.title'), linesOf: useFigureLines(currencyName) });
  return (
    <div className={classes.group} data-wide>
      <CurrencyLine name={currencyName} />
      {years.rows.length > 0 ? (
        <FigureGrid
          figures={figures}
          name={name}
          rows={years.rows}
          currency={currencyId}
          onPaste={years.paste}
          onRemove={years.rows.length > 1 ? years.remove : undefined}
        />
      ) : null}
      <FigureErrors name={name} rows={years.rows} />
      <GroupError name={name} />
      <PastedNotice pasted={years.pasted} onScale={years.setScale} onUndo={years.undo} />
      <div className={classes.adders}>
        {addableYears(years.rows).map((year) => (
          <Button
            key={year}
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => years.add(year)}
          >
            {t('addYear', { year })}
          </Button>
        ))}
        {showMore ? (
          <Button variant="default" leftSection={<Icon name="plus" size={16} />} onClick={showMore}>
            {t('figureGrid.more')}
          </Button>
        ) : null}
        <FiguresImport
          stored={years.stored}
          onTake={(table, scale) => {
            const year = years.rows[0]?.year ?? '';
            years.take(table, { figure: 'revenue', year }, scale);
          }}
        />
      </div>
      <AddBacksField name={name} rows={years.rows} currency={currencyId} proofs={proofs} />
    </div>
  );
};
