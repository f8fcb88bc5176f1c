import { useTranslation } from '@handover/shared/i18n';
import type { Options } from '@handover/shared/reference';
import { MultiSelect } from '@handover/shared/ui-extra';
import { MAX_CHOICES } from '../../../rules/browse-filters.ts';

interface ChoiceFilterProps {
  label: string;
  value: readonly string[];
  list: Pick<Options, 'options' | 'isPending'>;
  onChange: (value: string[]) => void;
  /** Called for lists that the server searches. */
  onSearch?: (text: string) => void;
  hint?: string;
  disabled?: boolean;
}

/** Several of a list. */
export function ChoiceFilter({ label, value, list, onChange, onSearch, hint, disabled }: ChoiceFilterProps) {
  const { t } = useTranslation('opportunities');
  const { options, isPending } = list;
  const known = new Set(options.map((option) => option.value));
  // A chosen option has no label until the options are loaded.
  const unlabelled = value.filter((id) => !known.has(id)).map((id) => ({ value: id, label: '…' }));
  return (
    <MultiSelect
      label={label}
      description={hint}
      value={[...value]}
      data={[...options, ...unlabelled]}
      onChange={onChange}
      onSearchChange={onSearch}
      // The server tolerates typing errors, so its results may not contain the text.
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
