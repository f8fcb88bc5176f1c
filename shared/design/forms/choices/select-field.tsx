import { useState } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Loader } from '../../ui/index.ts';
import { Select } from '../../ui-extra/index.ts';
import { type FieldProps, inputProps, useField } from '../fields/use-field.ts';
import { useFieldDescription } from '../form/errors/field-descriptions.ts';
import { ChoicesNotice } from './choices-notice.tsx';
import { type ChoicesProps, labelOf, useChoices } from './use-choices.ts';
import { useFieldInView } from './use-field-in-view.ts';

export interface SelectFieldProps extends FieldProps, ChoicesProps {
  searchable?: boolean;
  clearable?: boolean;
  /** Called when the user has chosen, not when the form is filled. */
  onChosen?: (value: string | null) => void;
}

/** The value is the option's, or null. */
export const SelectField = (props: SelectFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(props.name);
  const [text, setText] = useState('');
  const { options, search, onCreate, clearable = !props.required } = props;
  // Decided once, because changing `searchable` closes an open dropdown. Options that are still loading may be many.
  const [isLong] = useState(options.length === 0 || options.length > 8);
  const searchable = props.searchable ?? (isLong || search !== undefined || onCreate !== undefined);
  // Mantine would keep showing the previous choice for ''.
  const value = String(field.value ?? '') || null;
  const label = options.find((option) => option.value === value)?.label;
  useFieldDescription(props.name, {
    label: props.label,
    textOf: (shown) => (shown ? labelOf(options, String(shown)) : ''),
  });
  const choices = useChoices(props, {
    path: props.name,
    // Mantine puts the label of the chosen option into the field, which is no search.
    text: text === label ? '' : text,
    onChoose: field.onChange,
    keepsLabel: true,
    setText,
  });
  const inView = useFieldInView(0);
  return (
    <div ref={inView.around} {...choices.around}>
      <Select
        {...inputProps(props)}
        name={field.name}
        ref={field.ref}
        value={value}
        onChange={(next: string | null) => {
          choices.clearProblem();
          if (choices.intercept(next)) return;
          field.onChange(next);
          props.onChosen?.(next);
        }}
        onBlur={field.onBlur}
        data={choices.data}
        error={error ?? choices.problem}
        searchable={searchable}
        searchValue={text}
        {...choices.input}
        onDropdownOpen={inView.show}
        filter={choices.filter}
        classNames={choices.listClasses}
        clearable={clearable}
        allowDeselect={clearable}
        clearButtonProps={{ 'aria-label': t('clear') }}
        nothingFoundMessage={choices.emptyMessage}
        rightSection={choices.isBusy ? <Loader size="xs" /> : undefined}
        placeholder={props.placeholder ?? t('choose')}
        maxDropdownHeight={280}
      />
      <ChoicesNotice error={props.error} retry={props.retry} announcement={choices.announcement} />
    </div>
  );
};
