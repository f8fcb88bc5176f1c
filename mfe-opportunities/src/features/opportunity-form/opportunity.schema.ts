import { COUNT, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

const longText = () => rules.text({ max: TEXT.longMax });
const story = () => rules.requiredText({ min: TEXT.storyMin, max: TEXT.longMax });
const sectors = () => rules.choices({ min: 1, max: COUNT.sectors });
const common = () => ({
  project_title: rules.requiredText({ min: TEXT.projectTitleMin, max: TEXT.projectTitleMax }),
  sub_sectors: rules.choices({ max: COUNT.subSectors }),
  tags: rules.choices({ max: COUNT.tags }),
  country: yup.string().nullable(),
  region: yup.string().nullable(),
  preferred_currency: rules.choice(),
});

/** Limits of the server rules; a company, sectors and the two public texts must be there. */
export const sellSchema = () =>
  yup.object({
    ...common(),
    company_id: rules.choice(),
    sectors: sectors(),
    asking_price: rules.price(),
    activity: story(),
    unique_selling_proposition: story(),
    financial: longText(),
    operational_kpi: longText(),
    ownership_structure: longText(),
  });

/** The upper end of a range, told at its own field when it lies below the lower one. */
const upperOf = (lower: string, unordered: string) =>
  rules.price().test('ordered', unordered, (upper, { parent }) => {
    const least: unknown = parent[lower];
    return typeof upper !== 'number' || typeof least !== 'number' || least <= upper;
  });

/** @param unordered the sentence for a range whose upper end is below its lower one. */
export const buySchema = (unordered: string) =>
  yup.object({
    ...common(),
    preferred_sectors: sectors(),
    preferred_min_revenue: rules.price(),
    preferred_max_revenue: upperOf('preferred_min_revenue', unordered),
    preferred_ebitda_min: rules.price(),
    preferred_ebitda_max: upperOf('preferred_ebitda_min', unordered),
    preferred_description: story(),
  });
