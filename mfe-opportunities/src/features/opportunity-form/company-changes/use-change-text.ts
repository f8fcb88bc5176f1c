import type { Address, CompanyState } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { differingPart, useFigureLabels } from '@handover/shared/forms';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { useCountries } from '@handover/shared/reference';
import { useLabels } from '@handover/shared/ui-extra';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import { differingLines } from './differing-lines.ts';
import { differingYears, type FigureText } from './differing-years.ts';

interface ChangeText {
  before: string[];
  after: string[];
}

/** The old and the new value of the company, as lines of text. Of lists only the entries that differ. */
export function useChangeText(): (change: CompanyChange) => ChangeText {
  const [label, namesOf] = [useLabel(), useLabels()];
  const labels = useFigureLabels();
  const { t: ofInputs } = useTranslation('inputs');
  const { items: countries } = useCountries();
  const { money, number, fileSize } = useFormat();

  const figures: FigureText[] = [
    { name: labels.revenue, of: ({ revenue, currency }) => money(revenue, currency) },
    { name: labels.number_of_employees, of: (year) => number(year.number_of_employees) },
    { name: labels.ebitda, of: ({ ebitda, currency }) => money(ebitda, currency) },
    { name: labels.net_profit, of: ({ net_profit, currency }) => money(net_profit, currency) },
    { name: labels.working_capital, of: (year) => money(year.working_capital, year.currency) },
    { name: labels.net_debt, of: (year) => money(year.net_debt, year.currency) },
    { name: labels.capex, of: (year) => money(year.capex, year.currency) },
    {
      name: ofInputs('addBacks.total'),
      of: ({ add_backs: lines = [], currency }) =>
        lines.map(({ amount, reason }) => `${money(amount, currency)} (${reason})`).join(', '),
    },
  ];
  const countryOf = (name: string) => {
    const country = countries.find((each) => each.name === name);
    return country ? label(country) : name;
  };
  // `formatAddress` is not used: it leaves out parts that are in the address already.
  const officeLine = ({ address, street, zip_code, city, country_name }: Address) =>
    [address, street, `${zip_code} ${city}`.trim(), countryOf(country_name)].filter(Boolean).join(', ');
  const both = <Value>(
    { before, after }: { before: Value; after: Value },
    linesOf: (value: Value, other: Value) => string[],
  ): ChangeText => ({ before: linesOf(before, after), after: linesOf(after, before) });
  const entries = <Entry>(change: { before: Entry[]; after: Entry[] }, lineOf: (entry: Entry) => string) =>
    both(change, (list, other) => differingLines(list.map(lineOf), other.map(lineOf)));

  return (change) => {
    switch (change.field) {
      case 'sectors':
      case 'sub_sectors':
      case 'tags':
        return both<CompanyState['tags']>(change, (list) => [namesOf(list).join(', ')]);
      case 'country':
      case 'region':
        return both(change, (place) => (place ? [label(place)] : []));
      case 'offices':
        return entries(change, ({ address }) => officeLine(address));
      case 'revenues':
        return both(change, (years, others) => differingYears(years, others, figures));
      case 'documents':
        return entries(change, ({ name, size }) => `${name} (${fileSize(size)})`);
      default:
        return both(change, (text, other) => [Object.values(differingPart(text, other)).join('')]);
    }
  };
}
