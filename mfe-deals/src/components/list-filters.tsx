import classes from './list-filters.module.css';

interface ListFiltersProps<Filter extends string> {
  label: string;
  /** Undefined shows all. */
  filters: readonly { value: Filter | undefined; label: string; count: number }[];
  value: Filter | undefined;
  onChoose: (filter: Filter | undefined) => void;
}

/** Which lines of a list are shown, with their counts. */
export function ListFilters<Filter extends string>({
  label,
  filters,
  value,
  onChoose,
}: ListFiltersProps<Filter>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-label={label} className={classes.filters} data-no-print>
      {filters.map((filter) => (
        <button
          key={filter.value ?? 'all'}
          type="button"
          className={classes.filter}
          aria-pressed={value === filter.value}
          onClick={() => onChoose(filter.value)}
        >
          {filter.label}
          <span className={classes.count}>{filter.count}</span>
        </button>
      ))}
    </div>
  );
}
