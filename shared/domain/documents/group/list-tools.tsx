import { SearchField, Select } from '../../../design/ui-extra/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './documents.module.css';

const ORDERINGS = ['-created_at', 'created_at', 'name', '-name', '-size', 'size'] as const;
const KEYS: Record<string, string> = {
  '-created_at': 'newest',
  created_at: 'oldest',
  name: 'byName',
  '-name': 'byNameBack',
  '-size': 'largest',
  size: 'smallest',
};

interface ListToolsProps {
  name: string;
  ordering: string;
  onName: (name: string) => void;
  onOrdering: (ordering: string) => void;
}

/** Search by name, and the order of a long list. */
export const ListTools = ({ name, ordering, onName, onOrdering }: ListToolsProps) => {
  const { t } = useTranslation('inputs');
  return (
    <div className={classes.tools}>
      <SearchField label={t('documents.search')} value={name} onSearch={onName} />
      <Select
        label={t('documents.order')}
        data={ORDERINGS.map((value) => ({ value, label: t(`documents.orders.${KEYS[value]}`) }))}
        value={ordering}
        allowDeselect={false}
        onChange={(value) => value && onOrdering(value)}
      />
    </div>
  );
};
