import { useTranslation } from '@handover/shared/i18n';
import type { Options } from '@handover/shared/reference';
import { MultiSelect } from '@handover/shared/ui-extra';
import { MAX_CHOICES } from './browse-filters.ts';

interface ChoiceFilterProps {
  label: string;
  value: readonly string[];
  list: Pick<Options, 'options' | 'isPending'>;
  onChange: (value: string[]) => void;
  /** For lists that the server searches. */
  onSearch?: (text: string) => void;
  hint?: string;
  disabled?: boolean;
}

/** Several of a list. */
export function ChoiceFilter({ label, value, list, onChange, onSearch, hint, disabled }: ChoiceFilterProps) {
  const { t } = useTranslation('opportunities');
  const { options, isPending } = list;
  const known = new Set(options.map((option) => option.value));
  // Until the options are loaded a chosen one has no label.
  const unlabelled = value.filter((id) => !known.has(id)).map((id) => ({ value: id, label: '…' }));
  return (
    <MultiSelect
      label={label}
      description={hint}
      value={[...value]}
      data={[...options, ...unlabelled]}
      onChange={onChange}
      onSearchChange={onSearch}
      // What the server has found may not contain the text: it forgives typing errors.
      {...(onSearch && { filter: ({ options: found }) => found })}
      searchable
      hidePickedOptions
      disabled={disabled}
      maxValues={MAX_CHOICES}
      maxDropdownHeight={280}
      placeholder={value.length === 0 ? t('filters.any') : undefined}
      nothingFoundMessage={isPending ? t('filters.loading') : t('filters.noChoice')}
    />
  );
}
