import { useRef } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useRowFocus } from '../form/use-row-focus.ts';
import type { Proof } from './add-back-rows.ts';
import classes from './add-backs.module.css';
import { YearAddBacks } from './year-add-backs.tsx';
import { columnsOf, type YearRow } from './year-columns.ts';

interface AddBacksFieldProps {
  /** The path of the years. */
  name: string;
  rows: readonly YearRow[];
  currency: string | null;
  proofs: readonly Proof[];
}

/** What is added back to the EBITDA of each year, the newest year first. */
export const AddBacksField = ({ name, rows, currency, proofs }: AddBacksFieldProps) => {
  const { t } = useTranslation('inputs');
  const container = useRef<HTMLDivElement>(null);
  useRowFocus(container);
  if (rows.length === 0) return null;
  return (
    <section ref={container} className={classes.part} aria-labelledby={`${name}-add-backs`}>
      <h3 id={`${name}-add-backs`} className={classes.title}>
        {t('addBacks.title')}
      </h3>
      <p className={classes.help}>{t('addBacks.help')}</p>
      {columnsOf(rows)
        .reverse()
        .map(({ index, year }) => (
          <YearAddBacks key={year} row={`${name}.${index}`} year={year} currency={currency} proofs={proofs} />
        ))}
    </section>
  );
};
