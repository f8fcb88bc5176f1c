import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import { useEffect, useRef } from 'react';
import classes from './filter-chips.module.css';
import type { Chip } from './use-chips.ts';
import type { FilterChange } from './with-change.ts';

interface FilterChipsProps {
  chips: readonly Chip[];
  onChange: (change: FilterChange) => void;
  onClear: () => void;
}

/** The active filters above the results. A press removes one. */
export function FilterChips({ chips, onChange, onClear }: FilterChipsProps) {
  const { t } = useTranslation('opportunities');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ key: string; index: number }>(undefined);
  const remove = ({ key, change }: Chip, index: number) => {
    pressed.current = { key, index };
    onChange(change);
  };
  // Once the pressed chip is gone, the one in its place takes the focus, or the last one, or the list if none is
  // left.
  useEffect(() => {
    const { key, index } = pressed.current ?? { key: '', index: -1 };
    if (index < 0 || chips.some((chip) => chip.key === key)) return;
    pressed.current = undefined;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = chips.length > 0 ? buttons[Math.min(index, chips.length - 1)] : list.current;
    next?.focus();
  });
  return (
    <ul ref={list} className={classes.chips} aria-label={t('filters.set')} tabIndex={-1}>
      {chips.map((chip, index) => (
        <li key={chip.key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('filters.remove', { filter: chip.label })}
            onClick={() => remove(chip, index)}
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
