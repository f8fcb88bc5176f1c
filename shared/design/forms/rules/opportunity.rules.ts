import { TEXT } from '../../../contract/limits.ts';
import { choiceRules } from './choice.rules.ts';
import { numberRules } from './number.rules.ts';
import { textRules } from './text.rules.ts';

const { price, priceFrom } = numberRules;
const longText = () => textRules.text({ max: TEXT.longMax });
const story = () => textRules.requiredText({ min: TEXT.storyMin, max: TEXT.longMax });
const common = () => ({
  project_title: textRules.requiredText({ min: TEXT.projectTitleMin, max: TEXT.projectTitleMax }),
  preferred_currency: choiceRules.currency(),
});

/** The rules of an opportunity by field, also for its snapshot in a deal. */
export const opportunityRules = {
  sale: () => ({
    ...common(),
    asking_price: price(),
    activity: story(),
    unique_selling_proposition: story(),
    financial: longText(),
    operational_kpi: longText(),
    ownership_structure: longText(),
  }),
  mandate: () => ({
    ...common(),
    preferred_description: story(),
    preferred_min_revenue: price(),
    preferred_max_revenue: priceFrom('preferred_min_revenue'),
    preferred_ebitda_min: price(),
    preferred_ebitda_max: priceFrom('preferred_ebitda_min'),
  }),
};
