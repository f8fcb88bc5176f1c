import { FORMER_USER, type Notification } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/**
 * The text of a notification, for its row and its toast: that with most of what is known. `types.<type>` is without a
 * person and a date; it may have the variants `_group`, `_person`, `_dated` and `_reason`, joined in
 * this order, that of a cause, or those of names that a review left out and a sector that it chose; each may have `_buy`, of a mandate. Who
 * acted through an adviser is named with them; an adviser reads first for whom they are told.
 */
export function useNotificationText(): (notification: Notification) => string {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  return ({ type, params, person, group, acted_by: adviser, acting_for: principal }) => {
    const dated = typeof params.date === 'string' && params.date !== '';
    const has = {
      _group: group !== null,
      _person: person !== null,
      _dated: dated,
      _reason: Boolean(params.reason),
      _sold: params.cause === 'sold',
      _unlisted: params.cause === 'unlisted',
      _left_out: Boolean(params.left_out),
      _chosen: params.chosen !== undefined,
    };
    const variants = VARIANTS.filter((variant) => variant.every((part) => has[part]));
    const name = person === FORMER_USER ? t('formerUser') : person;
    const text = t(
      variants.map((variant) => `types.${type}${variant.join('')}`),
      {
        ...params,
        ...(params.type_of_opportunity === 'buy' && { context: 'buy' }),
        ...(params.days !== undefined && { count: Number(params.days) }),
        ...(group && { count: group.count, others: group.count - 1 }),
        ...(dated && { date: date(String(params.date)) }),
        person: adviser && name ? t('through', { adviser, name }) : name,
      },
    );
    return principal ? t('forWhom', { name: principal, text }) : text;
  };
}

type Part = '_group' | '_person' | '_dated' | '_reason' | '_sold' | '_unlisted' | '_left_out' | '_chosen';
/** The variants, those with more parts first. */
const VARIANTS: readonly (readonly Part[])[] = [
  ['_sold'],
  ['_unlisted'],
  ['_left_out', '_chosen'],
  ['_left_out'],
  ['_chosen'],
  ['_group', '_person'],
  ['_group'],
  ['_person', '_dated'],
  ['_person', '_reason'],
  ['_dated', '_reason'],
  ['_dated'],
  ['_person'],
  ['_reason'],
  [],
];
