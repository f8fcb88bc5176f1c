import { type OpportunityType, TEXT } from '@handover/shared/contract';
import { officesRule, revenuesRule, rules, yup } from '@handover/shared/forms';
import { orgChartRule } from '@handover/shared/org-chart';

const market = () => ({
  sectors: rules.sectors(),
  sub_sectors: rules.subSectors(),
  tags: rules.tags(),
  country: rules.optionalChoice(),
  region: rules.optionalChoice(),
});

const sale = (hasFigures: boolean) =>
  yup.object({
    ...rules.sale(),
    ...market(),
    company_name: rules.line({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
    website: rules.url(),
    phone: rules.phone(),
    city: rules.optionalLine({ max: TEXT.placeMax }),
    zip_code: rules.optionalLine({ max: TEXT.zipCodeMax }),
    offices: officesRule(),
    currency: rules.currency(),
    // A copy that has no figures may stay without.
    revenues: revenuesRule(hasFigures ? 1 : 0),
    organizational_chart: orgChartRule(),
  });

const brought = (hasFigures: boolean) =>
  sale(hasFigures).omit([
    'project_title',
    'asking_price',
    'preferred_currency',
    'sectors',
    'sub_sectors',
    'tags',
    'country',
    'region',
  ]);

export function dealSchema(part: OpportunityType | 'brought', hasFigures: boolean): yup.AnyObjectSchema {
  if (part === 'brought') return brought(hasFigures);
  return part === 'sell' ? sale(hasFigures) : yup.object({ ...rules.mandate(), ...market() });
}
