import { TEXT } from '@handover/shared/contract';
import { officesRule, revenuesRule, rules, yup } from '@handover/shared/forms';
import { LINE_RULES } from '../../rules/company-form-values.ts';

const longText = () => rules.text({ max: TEXT.longMax });

/** @param hasFigures figures are stored: they can be replaced, but not removed altogether */
export const companyFormSchema = (hasFigures: boolean) =>
  yup.object({
    id: yup.number().nullable().default(null),
    name: rules.line({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
    sectors: rules.sectors(),
    sub_sectors: rules.subSectors(),
    tags: rules.tags(),
    ...LINE_RULES,
    country: rules.optionalChoice(),
    region: rules.optionalChoice(),
    city: rules.optionalLine({ max: TEXT.placeMax }),
    zip_code: rules.optionalLine({ max: TEXT.zipCodeMax }),
    activity: longText(),
    unique_selling_proposition: longText(),
    financial: longText(),
    operational_kpi: longText(),
    ownership_structure: longText(),
    offices: officesRule(),
    currency: rules.currency(),
    revenues: revenuesRule(hasFigures ? 1 : 0),
  });
