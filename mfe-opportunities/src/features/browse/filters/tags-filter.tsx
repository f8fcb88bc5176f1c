import { paths, type Tag } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { type Options, useOptions } from '@handover/shared/reference';
import { useEffect, useState } from 'react';
import { ChoiceFilter } from './choice-filter.tsx';

interface TagsFilterProps {
  value: readonly string[];
  /** The chosen tags. */
  chosen: Options;
  onChange: (value: string[]) => void;
}

const DEBOUNCE_MS = 300;
const FOUND = 30;

/** Tags, searched on the server: there can be thousands. */
export function TagsFilter({ value, chosen, onChange }: TagsFilterProps) {
  const { t } = useTranslation('opportunities');
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useOptions<Tag>(paths.tags, { page_size: FOUND, ...(name && { name }) });
  const ids = new Set(found.options.map((option) => option.value));
  const options = [...found.options, ...chosen.options.filter((option) => !ids.has(option.value))];
  return (
    <ChoiceFilter
      label={t('filters.tags')}
      value={value}
      list={{ options, isPending: found.isPending || typed.trim() !== name }}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
