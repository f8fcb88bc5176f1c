import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';
import { orgChartRule } from '@handover/shared/org-chart';

const longText = () => rules.text({ max: TEXT.longMax });
const story = () => rules.requiredText({ min: TEXT.storyMin, max: TEXT.longMax });
const common = () => ({
  project_title: rules.requiredText({ min: TEXT.projectTitleMin, max: TEXT.projectTitleMax }),
  sub_sectors: rules.subSectors(),
  tags: rules.tags(),
  country: rules.optionalChoice(),
  region: rules.optionalChoice(),
  background_image: yup.mixed().nullable(),
  preferred_currency: rules.currency(),
});

/** Limits of the server rules; a company, sectors and the two public texts must be there. */
export const sellSchema = () =>
  yup.object({
    ...common(),
    company_id: rules.choice(),
    sectors: rules.sectors(),
    asking_price: rules.price(),
    activity: story(),
    unique_selling_proposition: story(),
    financial: longText(),
    operational_kpi: longText(),
    ownership_structure: longText(),
    organizational_chart: orgChartRule(),
  });

export const buySchema = () =>
  yup.object({
    ...common(),
    preferred_sectors: rules.sectors(),
    preferred_min_revenue: rules.price(),
    preferred_max_revenue: rules.priceFrom('preferred_min_revenue'),
    preferred_ebitda_min: rules.price(),
    preferred_ebitda_max: rules.priceFrom('preferred_ebitda_min'),
    preferred_description: story(),
  });
