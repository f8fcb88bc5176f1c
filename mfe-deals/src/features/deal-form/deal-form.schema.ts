import { type OpportunityType, TEXT } from '@handover/shared/contract';
import { officesRule, revenuesRule, rules, yup } from '@handover/shared/forms';

const longText = () => rules.text({ max: TEXT.longMax });
const story = () => rules.requiredText({ min: TEXT.storyMin, max: TEXT.longMax });
const common = () => ({
  project_title: rules.requiredText({ min: TEXT.projectTitleMin, max: TEXT.projectTitleMax }),
  preferred_currency: rules.currency(),
});

const sale = (hasFigures: boolean) =>
  yup.object({
    ...common(),
    asking_price: rules.price(),
    company_name: rules.requiredText({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
    website: rules.url(),
    phone: rules.phone(),
    city: rules.text({ max: TEXT.placeMax }),
    zip_code: rules.text({ max: TEXT.zipCodeMax }),
    activity: story(),
    unique_selling_proposition: story(),
    financial: longText(),
    operational_kpi: longText(),
    ownership_structure: longText(),
    offices: officesRule(),
    currency: rules.currency(),
    // What has no figures may stay without.
    revenues: revenuesRule(hasFigures ? 1 : 0),
  });

const mandate = () =>
  yup.object({
    ...common(),
    preferred_description: story(),
    preferred_min_revenue: rules.price(),
    preferred_max_revenue: rules.priceFrom('preferred_min_revenue'),
    preferred_ebitda_min: rules.price(),
    preferred_ebitda_max: rules.priceFrom('preferred_ebitda_min'),
  });

export const dealSchema = (type: OpportunityType, hasFigures: boolean): yup.AnyObjectSchema =>
  type === 'sell' ? sale(hasFigures) : mandate();
