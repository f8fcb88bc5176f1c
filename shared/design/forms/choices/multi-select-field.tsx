import { useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Loader } from '../../ui/index.ts';
import { MultiSelect } from '../../ui-extra/index.ts';
import { inputProps, useField } from '../fields/use-field.ts';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import { useFormContext } from '../form/form-context.tsx';
import { ChoicesNotice } from './choices-notice.tsx';
import type { SelectFieldProps } from './select-field.tsx';
import { labelOf, useChoices } from './use-choices.ts';
import { useFieldInView } from './use-field-in-view.ts';

export interface MultiSelectFieldProps extends Omit<SelectFieldProps, 'clearable'> {
  /** How many may be chosen. */
  max?: number;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The value is a list of the options' values. */
export const MultiSelectField = (props: MultiSelectFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(props.name);
  const [text, setText] = useState('');
  const { options, searchable = true, max } = props;
  const { getValues } = useFormContext();
  const chosen = listOf(field.value);
  useFieldDescription(props.name, {
    label: props.label,
    linesOf: (shown) => listOf(shown).map((value) => labelOf(options, value)),
  });
  const full = max !== undefined && chosen.length >= max;
  const choices = useChoices(props, {
    path: props.name,
    text,
    keepsLabel: false,
    setText,
    // Other options may have been chosen while it was created.
    onChoose: (value) => field.onChange([...new Set([...listOf(getValues(props.name)), value])]),
    fullMessage: full ? t('allChosen', { max }) : undefined,
  });
  const known = new Set(options.map(({ value }) => value));
  const unlabelled = chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: labelOf(options, value) }));
  const inView = useFieldInView(chosen.length);
  return (
    <div ref={inView.around} {...choices.around}>
      <MultiSelect
        {...inputProps(props)}
        name={field.name}
        ref={field.ref}
        value={chosen}
        onChange={(value: string[]) => {
          choices.clearProblem();
          if (!choices.intercept(value.find((each) => !chosen.includes(each)))) field.onChange(value);
        }}
        onBlur={field.onBlur}
        data={[...choices.data, ...unlabelled]}
        error={error ?? choices.problem}
        searchable={searchable}
        searchValue={text}
        {...choices.input}
        onDropdownOpen={inView.show}
        filter={full ? () => [] : choices.filter}
        classNames={choices.listClasses}
        hidePickedOptions
        maxValues={max}
        nothingFoundMessage={full ? t('allChosen', { max }) : choices.emptyMessage}
        rightSection={choices.isBusy ? <Loader size="xs" /> : undefined}
        placeholder={chosen.length === 0 ? (props.placeholder ?? t('choose')) : undefined}
        maxDropdownHeight={280}
      />
      <ChoicesNotice error={props.error} retry={props.retry} announcement={choices.announcement} />
    </div>
  );
};
