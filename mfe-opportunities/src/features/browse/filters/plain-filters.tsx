import {
  BAND_EDGES,
  FILTER_FLAGS,
  FILTER_LISTS,
  type FilterList,
  FLAG_FILTERS,
  hasFlag,
  LANGUAGE_PARAM,
} from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import type { Options } from '@handover/shared/reference';
import { KeptParams, Link, routes } from '@handover/shared/router';
import { Button, NativeSelect } from '@handover/shared/ui';
import { type BrowseParams, ORDERINGS } from '../../../api/browse.api.ts';
import { PlainField } from './plain-field.tsx';
import classes from './plain-filters.module.css';
import { isFiltered } from './with-change.ts';

interface PlainFiltersProps {
  params: BrowseParams;
  lists: Record<FilterList, Options>;
}

/** Parameters that this form can't choose, but keeps. */
const KEPT = [FILTER_LISTS.tags, 'view', LANGUAGE_PARAM];
const CHOSEN = ['countries', 'regions', 'sectors', 'sub_sectors'] as const;

/** The filters for readers without scripts: a form that the browser sends itself. Rendered in `noscript`, on the server. */
export function PlainFilters({ params, lists }: PlainFiltersProps) {
  const { t } = useTranslation('opportunities');
  const { compactNumber } = useFormat();
  const { type } = params;
  const any = { value: '', label: t('filters.any') };
  const choice = (name: (typeof CHOSEN)[number]) => {
    const chosen = params[name].join(',');
    const { options } = lists[name];
    const labels = options.filter(({ value }) => params[name].includes(value)).map(({ label }) => label);
    // Several at a time come by a link.
    const several = params[name].length > 1 ? [{ value: chosen, label: labels.join(', ') }] : [];
    return {
      label: t(`filters.${name}`),
      name: FILTER_LISTS[name],
      value: chosen,
      options: [any, ...several, ...options],
    };
  };
  const bands = (name: 'revenue' | 'ebitda', end: 'min' | 'max') => ({
    label: t(end === 'min' ? 'filters.from' : 'filters.to', { name: t(`filters.${name}`) }),
    name: `${name}_${end}`,
    value: String(params[name][end] ?? ''),
    options: [any, ...BAND_EDGES[name].map((edge) => ({ value: String(edge), label: compactNumber(edge) }))],
  });
  const orders = ORDERINGS.filter((each) => type === 'sell' || !each.endsWith('asking_price'));
  const price = (end: 'min' | 'max') => (
    <PlainField
      type="text"
      name={`price_${end}`}
      label={t(end === 'min' ? 'filters.from' : 'filters.to', { name: t('filters.price') })}
      value={String(params.price[end] ?? '')}
    />
  );
  return (
    <form
      method="get"
      action={routes.opportunities(type)}
      className={classes.form}
      aria-label={t('filters.title')}
    >
      <KeptParams names={KEPT} />
      <PlainField type="search" name="search" label={t('browse.search')} value={params.search} />
      {CHOSEN.filter((name) => lists[name].options.length > 0).map((name) => (
        <NativeSelect key={name} {...choice(name)} />
      ))}
      {(['revenue', 'ebitda'] as const).map((name) => (
        <div key={name} className={classes.range}>
          <NativeSelect {...bands(name, 'min')} />
          <NativeSelect {...bands(name, 'max')} />
        </div>
      ))}
      {type === 'sell' ? (
        <div className={classes.range}>
          {price('min')}
          {price('max')}
        </div>
      ) : null}
      <NativeSelect
        label={t('results.ordering')}
        name="ordering"
        value={params.ordering}
        options={orders.map((value) => ({ value, label: t(`results.order.${value}`) }))}
      />
      {FLAG_FILTERS.filter((flag) => hasFlag(flag, type, false)).map((flag) => {
        const [name, value] = FILTER_FLAGS[flag].address;
        return (
          <label key={flag} className={classes.check}>
            <input type="checkbox" name={name} value={value} defaultChecked={params[flag]} />
            <span>{t(`filters.${flag}`)}</span>
          </label>
        );
      })}
      <Button type="submit">{t('filters.apply')}</Button>
      {isFiltered(params) ? (
        <Link to={routes.opportunities(type)} className={classes.clear}>
          {t('filters.clear')}
        </Link>
      ) : null}
    </form>
  );
}
