import { type KeyboardEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ADD_BACK_KINDS } from '../../../contract/companies/add-backs.ts';
import { COUNT, TEXT } from '../../../contract/limits.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useFormat } from '../../format/index.ts';
import { ActionIcon, Button, Icon } from '../../ui/index.ts';
import { isComposing } from '../../ui-extra/index.ts';
import { SelectField } from '../choices/select-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useFormContext } from '../form/form-context.tsx';
import { useReplaceRows } from '../form/use-replace-rows.ts';
import { GroupError } from '../groups/group-error.tsx';
import { type AddBackRow, emptyAddBack, normalisedSoFar, type Proof } from './add-back-rows.ts';
import classes from './add-backs.module.css';
import type { RevenueRow } from './revenue-rows.ts';

interface YearAddBacksProps {
  /** The path of the year in the values. */
  row: string;
  year: string;
  currency: string | null;
  proofs: readonly Proof[];
}

const countOf = (rows: readonly AddBackRow[] | undefined) => rows?.length ?? 0;

/** Enter in a line of text or an amount goes to the next line; with Ctrl or Cmd it sends the form. A field with a list has its own use for it. */
const isNext = (event: KeyboardEvent) =>
  event.key === 'Enter' &&
  event.target instanceof HTMLInputElement &&
  event.target.getAttribute('aria-haspopup') === null &&
  !(event.ctrlKey || event.metaKey || isComposing(event));

/** The lines of a year, and what they make of its EBITDA. */
export const YearAddBacks = ({ row, year, currency, proofs }: YearAddBacksProps) => {
  const { t } = useTranslation('inputs');
  const { getValues, setFocus } = useFormContext();
  const name = `${row}.add_backs`;
  const count: number = useWatch({ name, compute: countOf });
  const replace = useReplaceRows<AddBackRow>(name);
  const list = useRef<HTMLUListElement>(null);
  const stored = (): AddBackRow[] => (getValues(name) ?? []).map((each: AddBackRow) => ({ ...each }));
  // This runs after the line is rendered.
  const focus = (index: number) => requestAnimationFrame(() => setFocus(`${name}.${index}.kind`));
  const add = () => {
    if (count >= COUNT.addBacks) return;
    replace([...stored(), emptyAddBack()], { keepErrors: true });
    focus(count);
  };
  const remove = (index: number) => replace(stored().filter((_, each) => each !== index));
  const options = proofs.map(({ id, name: label }) => ({ value: String(id), label }));
  const kinds = ADD_BACK_KINDS.map((kind) => ({ value: kind, label: t(`addBacks.kinds.${kind}`) }));
  return (
    <div className={classes.year}>
      {count > 0 ? <YearResult row={row} year={year} currency={currency} /> : null}
      {count > 0 ? (
        <ul ref={list} className={classes.lines} aria-label={t('addBacks.ofYear', { year })}>
          {Array.from({ length: count }, (_, index) => (
            <li
              key={index}
              className={classes.line}
              onKeyDown={(event) => {
                if (!isNext(event)) return;
                event.preventDefault();
                if (index + 1 < count) focus(index + 1);
                else add();
              }}
            >
              <SelectField
                name={`${name}.${index}.kind`}
                label={t('addBacks.kind')}
                options={kinds}
                required
              />
              <MoneyField
                name={`${name}.${index}.amount`}
                label={t('addBacks.amount')}
                currency={currency}
                required
              />
              <TextField
                name={`${name}.${index}.reason`}
                label={t('addBacks.reason')}
                maxLength={TEXT.addBackReasonMax}
                required
              />
              <SelectField
                name={`${name}.${index}.proof`}
                label={t('addBacks.proof')}
                placeholder={t(options.length > 0 ? 'addBacks.noProof' : 'addBacks.noDocuments')}
                options={options}
                clearable
              />
              <ActionIcon
                data-remove
                className={classes.remove}
                aria-label={t('addBacks.remove', { number: index + 1, year })}
                onClick={() => remove(index)}
              >
                <Icon name="close" size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
      <GroupError name={name} />
      {count < COUNT.addBacks ? (
        <div>
          <Button
            data-add
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={16} />}
            onClick={add}
          >
            {t('addBacks.add', { year })}
          </Button>
        </div>
      ) : null}
    </div>
  );
};

/** Reported and normalised EBITDA, as they are typed. */
const YearResult = ({ row, year, currency }: Pick<YearAddBacksProps, 'row' | 'year' | 'currency'>) => {
  const { t } = useTranslation('inputs');
  const { money } = useFormat();
  const values: RevenueRow | undefined = useWatch({ name: row });
  const normalised = normalisedSoFar(values);
  const shown = (amount: number | null) =>
    amount === null ? t('figures.absent') : money(amount, currency ?? 1);
  return (
    <p className={classes.result}>
      <strong>{year}</strong>
      <span>{`${t('reportedEbitda')} ${shown(typeof values?.ebitda === 'number' ? values.ebitda : null)}`}</span>
      <span aria-hidden="true">→</span>
      <span>{`${t('normalisedEbitda')} ${shown(normalised)}`}</span>
    </p>
  );
};
