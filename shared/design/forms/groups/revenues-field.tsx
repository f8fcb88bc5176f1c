import { useFieldArray, useFormContext } from 'react-hook-form';
import { COUNT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useCurrencies } from '../../../kernel/reference/index.ts';
import { yearOptions } from '../../format/index.ts';
import { Button, Icon } from '../../ui/index.ts';
import { SelectField } from '../choices/select-field.tsx';
import { GroupError } from './group-error.tsx';
import classes from './groups.module.css';
import { RevenueRowFields } from './revenue-row-fields.tsx';
import { emptyRevenue, type RevenueRow } from './revenue-rows.ts';

export interface RevenuesFieldProps {
  /** The path of a list of `RevenueRow`. */
  name?: string;
  /** The path of the currency of all years: its id as text. */
  currencyName?: string;
}

const YEARS = 30;

/** The figures of one to ten distinct years, all in one currency. */
export const RevenuesField = ({ name = 'revenues', currencyName = 'currency' }: RevenuesFieldProps) => {
  const { t } = useTranslation('inputs');
  const { control, watch } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const currencies = useCurrencies();
  const rows: RevenueRow[] = watch(name) ?? [];
  const currency: unknown = watch(currencyName);
  const taken = rows.map(({ year }) => year);
  const free = yearOptions(YEARS).find(({ value }, index) => index > 0 && !taken.includes(value));
  return (
    <div className={classes.group}>
      <div className={classes.narrow}>
        <SelectField name={currencyName} label={t('currency')} {...currencies} required />
      </div>
      {fields.map((field, index) => (
        <RevenueRowFields
          key={field.id}
          name={`${name}.${index}`}
          years={yearOptions(YEARS).filter(({ value }) => value === taken[index] || !taken.includes(value))}
          title={rows[index]?.year ?? t('newYear')}
          currency={typeof currency === 'string' ? currency : null}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <GroupError name={name} />
      {fields.length < COUNT.revenues ? (
        <div>
          <Button
            variant="default"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() =>
              append(emptyRevenue(free?.value ?? null), { focusName: `${name}.${fields.length}.revenue` })
            }
          >
            {t('addYear')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
