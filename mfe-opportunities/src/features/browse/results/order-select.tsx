import { useTranslation } from '@handover/shared/i18n';
import { Select } from '@handover/shared/ui-extra';
import { type BrowseParams, ORDERINGS } from '../../../api/browse.api.ts';

interface OrderSelectProps {
  params: Pick<BrowseParams, 'type' | 'ordering'>;
  /** Whether its name is seen. */
  labelled?: boolean;
  onChange: (ordering: BrowseParams['ordering']) => void;
}

export function OrderSelect({ params: { type, ordering }, labelled, onChange }: OrderSelectProps) {
  const { t } = useTranslation('opportunities');
  // A mandate has no price.
  const possible = ORDERINGS.filter((each) => type === 'sell' || !each.endsWith('asking_price'));
  return (
    <Select
      {...{ [labelled ? 'label' : 'aria-label']: t('results.ordering') }}
      data={possible.map((value) => ({ value, label: t(`results.order.${value}`) }))}
      value={ordering}
      onChange={(value) => onChange(ORDERINGS.find((each) => each === value) ?? ORDERINGS[0])}
      allowDeselect={false}
    />
  );
}
