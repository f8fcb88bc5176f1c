import { TEXT } from '@handover/shared/contract';
import { officesRule, revenuesRule, rules, yup } from '@handover/shared/forms';
import { orgChartRule } from '@handover/shared/org-chart';

const market = () => ({
  sub_sectors: rules.subSectors(),
  tags: rules.tags(),
  country: rules.optionalChoice(),
  region: rules.optionalChoice(),
  background_image: yup.mixed().nullable(),
});

/** @param minYears one that never had figures need not have any */
export const sellSchema = (minYears: 0 | 1 = 1) =>
  yup.object({
    ...rules.sale(),
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
