import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { MultiSelect } from '../../overlays/index.ts';
import { Loader } from '../../ui/index.ts';
import { inputProps, useField } from '../fields/use-field.ts';
import { ChoicesNotice } from './choices-notice.tsx';
import type { SelectFieldProps } from './select-field.tsx';
import { useChoices } from './use-choices.ts';

export interface MultiSelectFieldProps extends Omit<SelectFieldProps, 'clearable'> {
  /** How many may be chosen. */
  max?: number;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The value is a list of the options' values; what is chosen is shown whatever is searched. */
export const MultiSelectField = (props: MultiSelectFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(props.name);
  const [text, setText] = useState('');
  const { options, searchable = true, max } = props;
  const { getValues } = useFormContext();
  const chosen = listOf(field.value);
  const choices = useChoices(props, {
    wanted: text,
    // Others may have been chosen while it was made.
    onChoose: (value) => field.onChange([...new Set([...listOf(getValues(props.name)), value])]),
    onFailed: setText,
  });
  const known = new Set(options.map(({ value }) => value));
  // Until the options are here a chosen one has no name, and its id says nothing to anybody.
  const unnamed = chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: '…' }));
  const full = max !== undefined && chosen.length >= max;
  return (
    <div>
      <MultiSelect
        {...inputProps(props)}
        name={field.name}
        ref={field.ref}
        value={chosen}
        onChange={(value: string[]) => {
          choices.forgetProblem();
          if (!choices.intercept(value.find((each) => !chosen.includes(each)))) field.onChange(value);
        }}
        onBlur={field.onBlur}
        data={[...choices.data, ...unnamed]}
        error={error ?? choices.problem}
        searchable={searchable}
        searchValue={text}
        onSearchChange={setText}
        filter={full ? () => [] : choices.filter}
        selectFirstOptionOnChange={choices.hasMatch}
        hidePickedOptions
        maxValues={max}
        nothingFoundMessage={full ? t('allChosen', { max }) : choices.nothing}
        rightSection={choices.isBusy ? <Loader size="xs" /> : undefined}
        placeholder={chosen.length === 0 ? (props.placeholder ?? t('choose')) : undefined}
        maxDropdownHeight={280}
      />
      <ChoicesNotice error={props.error} retry={props.retry} news={choices.news} />
    </div>
  );
};
