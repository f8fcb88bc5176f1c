import type { Day, DealDetail } from '@handover/shared/contract';
import { useFormContext, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useId } from 'react';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { type TermName, useTermRows } from '../versions/use-term-rows.ts';
import classes from './loi-form.module.css';
import { type LoiFormValues, toReadableTerms } from './loi-form.values.ts';

/** What a letter says in any case; the rest is left out while it is empty. */
const ALWAYS: readonly TermName[] = ['price', 'structure', 'financing', 'exclusivity', 'validity'];

/** The letter as the other side will read it, while it is written. */
export function LetterSheet({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const heading = useId();
  const { control } = useFormContext<LoiFormValues>();
  // All of them, as no field of this form is ever taken away.
  const values = useWatch({ control }) as LoiFormValues;
  const rows = useTermRows(deal.opportunity)({
    terms: toReadableTerms(values),
    expiration_date: values.expiration_date as Day,
  });
  const asking = rows.find(({ name }) => name === 'asking')?.value;
  return (
    <section className={classes.sheet} aria-labelledby={heading}>
      <h2 id={heading} className={classes.sheetTitle}>
        {t('loi.sheet.title', { name: partyName(deal.other_party) })}
      </h2>
      {values.source === 'own' ? <p className={classes.asking}>{t('loi.terms.fileCounts')}</p> : null}
      <dl>
        {rows
          .filter(({ name, value }) => name !== 'asking' && (value !== '' || ALWAYS.includes(name)))
          .map(({ name, label, value }) => (
            <div
              key={name}
              className={classes.row}
              data-price={(name === 'price' && value !== '') || undefined}
              data-open={value === '' || undefined}
            >
              <dt>{label}</dt>
              <dd>{value || t('loi.sheet.open')}</dd>
              {name === 'price' && asking ? <dd className={classes.asking}>{asking}</dd> : null}
            </div>
          ))}
      </dl>
    </section>
  );
}
