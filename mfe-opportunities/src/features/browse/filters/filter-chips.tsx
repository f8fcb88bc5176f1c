import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import { useRef } from 'react';
import classes from './filter-chips.module.css';
import type { Chip } from './use-chips.ts';
import type { FilterChange } from './with-change.ts';

interface FilterChipsProps {
  chips: readonly Chip[];
  onChange: (change: FilterChange) => void;
  onClear: () => void;
}

/** What is set, above the results; a press takes it away. */
export function FilterChips({ chips, onChange, onClear }: FilterChipsProps) {
  const { t } = useTranslation('opportunities');
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ change }: Chip) => {
    onChange(change);
    // The pressed chip goes away: the focus stays in the list, or goes where its first one was.
    list.current?.focus();
  };
  return (
    <ul ref={list} className={classes.chips} aria-label={t('filters.set')} tabIndex={-1}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('filters.remove', { filter: chip.label })}
            onClick={() => remove(chip)}
          >
            <span className={classes.label}>{chip.label}</span>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <button
            type="button"
            className={classes.clear}
            onClick={() => {
              onClear();
              list.current?.focus();
            }}
          >
            {t('filters.clear')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
