import {
  type LoiStructure,
  type LoiVersion,
  type Opportunity,
  paidAtClosing,
} from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useAskingPriceText } from '../../../hooks/use-asking-price-text.ts';

const TERM_NAMES = [
  'price',
  'asking',
  'structure',
  'earn_out',
  'vendor_loan',
  'closing',
  'financing',
  'conditions',
  'exclusivity',
  'validity',
] as const;
export type TermName = (typeof TERM_NAMES)[number];

export interface TermRow {
  name: TermName;
  label: string;
  /** The text of the term; '' if it is not given. */
  value: string;
}
type Part = LoiStructure['earn_out'];

/** The terms of a version as lines of a term sheet, in the language of the page. */
export function useTermRows(opportunity: Opportunity) {
  const { t } = useTranslation('deals');
  const { money, date } = useFormat();
  const askingPriceText = useAskingPriceText(opportunity);

  return ({ terms, expiration_date }: Pick<LoiVersion, 'terms' | 'expiration_date'>): TermRow[] => {
    const { price = null, currency = null, structure = null, exclusivity_days: days = null } = terms ?? {};
    const partText = (part: Part | undefined) =>
      part ? [money(part.amount, currency), part.text].filter(Boolean).join(' · ') : '';
    const isSplit = structure?.earn_out || structure?.vendor_loan;
    const values: Record<TermName, string> = {
      price: money(price, currency),
      asking: (price !== null && askingPriceText({ amount: price, currency })) || '',
      structure: structure ? t(`loi.terms.structures.${structure.type}`) : '',
      earn_out: partText(structure?.earn_out),
      vendor_loan: partText(structure?.vendor_loan),
      closing: price !== null && isSplit ? money(paidAtClosing(price, structure), currency) : '',
      financing: terms?.financing ?? '',
      conditions: terms?.conditions ?? '',
      exclusivity: days === null ? '' : t('loi.terms.days', { count: days }),
      validity: date(expiration_date),
    };
    return TERM_NAMES.map((name) => ({ name, label: t(`loi.terms.label.${name}`), value: values[name] }));
  };
}
