import { FLAG_FILTERS, hasFlag } from '@handover/shared/contract';
import { useLanguage, useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { Anchor } from '@handover/shared/ui';
import { Checkbox } from '@handover/shared/ui-extra';
import { type BrowseFilters, type BrowseParams, feedAddress } from '../../../api/browse.api.ts';
import type { useFilterLists } from '../../../hooks/use-filter-lists.ts';
import { BandFilter } from './band-filter.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import classes from './filters.module.css';
import { PriceFilter } from './price-filter.tsx';
import { TagsFilter } from './tags-filter.tsx';
import type { FilterChange } from './with-change.ts';

interface FilterFieldsProps {
  type: BrowseParams['type'];
  filters: BrowseFilters;
  lists: ReturnType<typeof useFilterLists>;
  onChange: (change: FilterChange) => void;
}

/** The filters of a list, apart from the search: beside it on a wide page, in a sheet on others. */
export function FilterFields({ type, filters, lists, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('opportunities');
  const signedIn = useSignedIn();
  const language = useLanguage();
  const choice = (name: 'countries' | 'regions' | 'sectors' | 'sub_sectors') => ({
    label: t(`filters.${name}`),
    value: filters[name],
    list: lists[name],
    onChange: (value: string[]) => onChange({ [name]: value }),
  });
  return (
    <div className={classes.fields}>
      <ChoiceFilter {...choice('countries')} />
      {filters.countries.length === 1 && (lists.regions.isPending || lists.regions.options.length > 0) ? (
        <ChoiceFilter {...choice('regions')} />
      ) : null}
      <ChoiceFilter {...choice('sectors')} />
      {filters.sectors.length > 0 ? <ChoiceFilter {...choice('sub_sectors')} /> : null}
      <BandFilter name="revenue" value={filters.revenue} onChange={(revenue) => onChange({ revenue })} />
      <BandFilter name="ebitda" value={filters.ebitda} onChange={(ebitda) => onChange({ ebitda })} />
      {type === 'sell' ? (
        <PriceFilter value={filters.price} onChange={(price) => onChange({ price })} />
      ) : null}
      <p className={classes.hint}>{t('filters.currency')}</p>
      <TagsFilter value={filters.tags} chosen={lists.tags} onChange={(tags) => onChange({ tags })} />
      {FLAG_FILTERS.filter((flag) => hasFlag(flag, type, signedIn)).map((flag) => (
        <Checkbox
          key={flag}
          label={t(`filters.${flag}`)}
          checked={filters[flag]}
          onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
        />
      ))}
      <Anchor href={feedAddress({ ...filters, type }, language)} size="sm">
        {t('filters.feed')}
      </Anchor>
    </div>
  );
}
