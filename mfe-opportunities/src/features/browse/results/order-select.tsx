import { useTranslation } from '@handover/shared/i18n';
import { Select } from '@handover/shared/ui-extra';
import { type BrowseParams, ORDERINGS } from '../../../api/browse.api.ts';
import classes from './results.module.css';

interface OrderSelectProps {
  params: Pick<BrowseParams, 'type' | 'ordering'>;
  onChange: (ordering: BrowseParams['ordering']) => void;
}

export function OrderSelect({ params: { type, ordering }, onChange }: OrderSelectProps) {
  const { t } = useTranslation('opportunities');
  // A mandate has no price.
  const possible = ORDERINGS.filter((each) => type === 'sell' || !each.endsWith('asking_price'));
  return (
    <Select
      className={classes.order}
      aria-label={t('results.ordering')}
      data={possible.map((value) => ({ value, label: t(`results.order.${value}`) }))}
      value={ordering}
      onChange={(value) => onChange(ORDERINGS.find((each) => each === value) ?? ORDERINGS[0])}
      allowDeselect={false}
    />
  );
}
