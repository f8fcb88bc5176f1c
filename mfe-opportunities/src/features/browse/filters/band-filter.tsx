import { BAND_EDGES } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Select } from '@handover/shared/ui-extra';
import type { Range } from '../../../api/browse.api.ts';
import classes from './filters.module.css';

interface BandFilterProps {
  name: 'revenue' | 'ebitda';
  value: Range;
  onChange: (value: Range) => void;
}

/** The lower and upper limit, among the edges of the public bands: values in between could not be told apart. */
export function BandFilter({ name, value: { min, max }, onChange }: BandFilterProps) {
  const { t } = useTranslation('opportunities');
  const { compactNumber } = useFormat();
  const label = t(`filters.${name}`);
  const choices = (end: 'min' | 'max', isPossible: (edge: number) => boolean) => [
    { value: '', label: t(`filters.${end}`) },
    ...BAND_EDGES[name]
      .filter(isPossible)
      .map((edge) => ({ value: String(edge), label: compactNumber(edge) })),
  ];
  const amount = (value: string | null) => (value ? Number(value) : null);
  return (
    <fieldset className={classes.range}>
      <legend>{label}</legend>
      <Select
        aria-label={t('filters.from', { name: label })}
        data={choices('min', (edge) => max === null || edge < max)}
        value={min === null ? '' : String(min)}
        onChange={(value) => onChange({ min: amount(value), max })}
        allowDeselect={false}
      />
      <span aria-hidden="true">–</span>
      <Select
        aria-label={t('filters.to', { name: label })}
        data={choices('max', (edge) => edge > (min ?? 0))}
        value={max === null ? '' : String(max)}
        onChange={(value) => onChange({ min, max: amount(value) })}
        allowDeselect={false}
      />
    </fieldset>
  );
}
