import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';
import { type ReactNode, useState } from 'react';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  search: ReactNode;
  /** The other filters, and the order. */
  children: ReactNode;
}

/** Search and filters on one line; on a phone the filters are folded. */
export function FilterBar({ search, children }: FilterBarProps) {
  const { t } = useTranslation('deals');
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={classes.bar}>
      {search}
      <Button
        className={classes.fold}
        variant="default"
        leftSection={<Icon name="filter" size={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('list.filters')}
      </Button>
      <div className={classes.fields} data-closed={!isOpen || undefined}>
        {children}
      </div>
    </search>
  );
}
