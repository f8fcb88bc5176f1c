import { FACTS, TEXT } from '@handover/shared/contract';
import { currentTime, marketDay } from '@handover/shared/format';
import { officesRule, revenuesRule, rules, yup } from '@handover/shared/forms';
import { orgChartRule } from '@handover/shared/org-chart';
import { HANDOVER_MONTHS } from './fact-values.ts';

const market = () => ({
  sub_sectors: rules.subSectors(),
  tags: rules.tags(),
  country: rules.optionalChoice(),
  region: rules.optionalChoice(),
  background_image: yup.mixed().nullable(),
});

const thisYear = () => Number(marketDay(currentTime()).slice(0, 4));
const choiceOf = (choices: readonly string[]) =>
  yup
    .string()
    .nullable()
    .default(null)
    .oneOf([...choices, null], 'invalidChoice');

/** The public facts that a seller may add. */
const facts = () => ({
  reason_for_sale: rules.optionalLine({ max: FACTS.reasonMax }),
  founded_year: yup
    .string()
    .default('')
    .test(
      'year',
      'invalidNumber',
      (year) => !year || (/^\d{4}$/.test(year) && Number(year) >= FACTS.foundedFrom),
    )
    .test('begun', 'yearToCome', (year) => !(Number(year) > thisYear())),
  handover_months: choiceOf(HANDOVER_MONTHS),
  largest_customer: choiceOf(FACTS.customerShares),
  growth_shown: yup.string().default('none').oneOf(FACTS.growthShown, 'invalidChoice'),
});

/** @param minYears one that never had figures need not have any */
export const sellSchema = (minYears: 0 | 1 = 1) =>
  yup.object({
    ...rules.sale(),
    ...facts(),
    ...market(),
    company_id: rules.choice(),
    sectors: rules.sectors(),
    city: rules.optionalLine({ max: TEXT.placeMax }),
    zip_code: rules.optionalLine({ max: TEXT.zipCodeMax }),
    offices: officesRule(),
    currency: rules.currency(),
    revenues: revenuesRule(minYears),
    organizational_chart: orgChartRule(),
    company_files: yup.mixed().nullable(),
  });

export const buySchema = () =>
  yup.object({ ...rules.mandate(), ...market(), preferred_sectors: rules.sectors() });
