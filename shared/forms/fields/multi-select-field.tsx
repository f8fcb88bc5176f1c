import { useTranslation } from '../../i18n/index.ts';
import { MultiSelect } from '../../overlays/index.ts';
import { Loader } from '../../ui/index.ts';
import type { SelectFieldProps } from './select-field.tsx';
import { inputProps, useField } from './use-field.ts';

export interface MultiSelectFieldProps extends Omit<SelectFieldProps, 'clearable'> {
  /** How many may be chosen. */
  max?: number;
}

/** The value is a list of the options' values. */
export const MultiSelectField = (props: MultiSelectFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(props.name);
  const { options, isPending = false, searchable = true, max } = props;
  const chosen: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <MultiSelect
      {...inputProps(props)}
      name={field.name}
      ref={field.ref}
      value={chosen}
      onChange={(value: string[]) => field.onChange(value)}
      onBlur={field.onBlur}
      data={[...options]}
      error={error}
      searchable={searchable}
      hidePickedOptions
      maxValues={max}
      nothingFoundMessage={isPending ? t('loading') : t('nothingFound')}
      rightSection={isPending ? <Loader size="xs" /> : undefined}
      placeholder={chosen.length === 0 ? (props.placeholder ?? t('choose')) : undefined}
      maxDropdownHeight={280}
    />
  );
};
