import type { CompanyState } from '@handover/shared/contract';
import { dateToYear, useFormat } from '@handover/shared/format';
import { useLabel } from '@handover/shared/i18n';
import type { CompanyChange } from '../../../api/company-changes.api.ts';

/** What the company had and what it has now, as lines of text. */
export function useChangeText(): (change: CompanyChange) => { before: string; after: string } {
  const label = useLabel();
  const { compactMoney } = useFormat();
  const offices = (list: CompanyState['offices']) => list.map(({ address }) => address.city).join(', ');
  const years = (list: CompanyState['revenues']) =>
    list
      .map(({ date, revenue, ebitda, currency }) =>
        [dateToYear(date), compactMoney(revenue, currency), compactMoney(ebitda, currency)]
          .filter(Boolean)
          .join(' · '),
      )
      .join(', ');
  return (change) => {
    switch (change.field) {
      case 'sectors':
      case 'sub_sectors':
      case 'tags':
        return {
          before: change.before.map(label).join(', '),
          after: change.after.map(label).join(', '),
        };
      case 'country':
      case 'region':
        return {
          before: change.before ? label(change.before) : '',
          after: change.after ? label(change.after) : '',
        };
      case 'offices':
        return { before: offices(change.before), after: offices(change.after) };
      case 'revenues':
        return { before: years(change.before), after: years(change.after) };
      case 'documents':
        return {
          before: change.before.map(({ name }) => name).join(', '),
          after: change.after.map(({ name }) => name).join(', '),
        };
      default:
        return { before: change.before, after: change.after };
    }
  };
}
