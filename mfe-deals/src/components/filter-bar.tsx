import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import { type ReactNode, useId, useState } from 'react';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  /** What is searched for. */
  search: string;
  onSearch: (search: string) => void;
  /** How many filters are set. */
  set: number;
  /** The other filters, and the order. */
  children: ReactNode;
}

/** Search and a button on one line, which unfolds the filters. */
export function FilterBar({ search, onSearch, set, children }: FilterBarProps) {
  const { t } = useTranslation('deals');
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  return (
    <search className={classes.bar}>
      <div className={classes.search}>
        <SearchField
          label={t('list.search')}
          placeholder={t('list.search')}
          value={search}
          onSearch={onSearch}
        />
      </div>
      <Button
        variant="default"
        leftSection={<Icon name="filter" size={16} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? fields : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {set > 0 ? t('list.filtersSet', { count: set }) : t('list.filters')}
      </Button>
      {isOpen ? (
        <div id={fields} className={classes.fields}>
          {children}
        </div>
      ) : null}
    </search>
  );
}
