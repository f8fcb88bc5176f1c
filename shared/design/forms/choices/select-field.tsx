import { useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Select } from '../../overlays/index.ts';
import { Loader } from '../../ui/index.ts';
import { type FieldProps, inputProps, useField } from '../fields/use-field.ts';
import { ChoicesNotice } from './choices-notice.tsx';
import { type ChoicesProps, useChoices } from './use-choices.ts';

export interface SelectFieldProps extends FieldProps, ChoicesProps {
  searchable?: boolean;
  clearable?: boolean;
}

/** The value is the option's, or null. */
export const SelectField = (props: SelectFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(props.name);
  const [text, setText] = useState('');
  const { options, search, onCreate, clearable = !props.required } = props;
  // Decided once: a field that changes its kind while it is open closes. What is not here yet may become many.
  const [many] = useState(options.length === 0 || options.length > 8);
  const searchable = props.searchable ?? (many || search !== undefined || onCreate !== undefined);
  const value = field.value === undefined || field.value === null ? null : String(field.value);
  const label = options.find((option) => option.value === value)?.label;
  const choices = useChoices(props, {
    // At rest the label of what is chosen stands in the field: nobody looks for it.
    wanted: text === label ? '' : text,
    onChoose: field.onChange,
    onFailed: setText,
  });
  return (
    <div>
      <Select
        {...inputProps(props)}
        name={field.name}
        ref={field.ref}
        value={value}
        onChange={(next: string | null) => {
          choices.forgetProblem();
          if (!choices.intercept(next)) field.onChange(next);
        }}
        onBlur={field.onBlur}
        data={choices.data}
        error={error ?? choices.problem}
        searchable={searchable}
        searchValue={text}
        onSearchChange={setText}
        filter={choices.filter}
        selectFirstOptionOnChange={choices.hasMatch}
        clearable={clearable}
        allowDeselect={clearable}
        clearButtonProps={{ 'aria-label': t('clear') }}
        nothingFoundMessage={choices.nothing}
        rightSection={choices.isBusy ? <Loader size="xs" /> : undefined}
        placeholder={props.placeholder ?? t('choose')}
        maxDropdownHeight={280}
      />
      <ChoicesNotice error={props.error} retry={props.retry} news={choices.news} />
    </div>
  );
};
