import { useTranslation } from '../../i18n/index.ts';
import { Select } from '../../overlays/index.ts';
import { Loader } from '../../ui/index.ts';
import { type FieldProps, inputProps, useField } from './use-field.ts';

export interface SelectFieldOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectFieldOption[];
  /** While the options are on their way. */
  isPending?: boolean;
  searchable?: boolean;
  clearable?: boolean;
}

/** The value is the option's, or null. */
export const SelectField = (props: SelectFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(props.name);
  const { options, isPending = false, searchable = options.length > 8, clearable = !props.required } = props;
  return (
    <Select
      {...inputProps(props)}
      name={field.name}
      ref={field.ref}
      value={field.value === undefined || field.value === null ? null : String(field.value)}
      onChange={(value: string | null) => field.onChange(value)}
      onBlur={field.onBlur}
      data={[...options]}
      error={error}
      searchable={searchable}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={isPending ? t('loading') : t('nothingFound')}
      rightSection={isPending ? <Loader size="xs" /> : undefined}
      placeholder={props.placeholder ?? t('choose')}
      maxDropdownHeight={280}
    />
  );
};
