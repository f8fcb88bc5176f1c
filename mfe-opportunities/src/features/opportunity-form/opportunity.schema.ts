import { rules, yup } from '@handover/shared/forms';
import { orgChartRule } from '@handover/shared/org-chart';

const market = () => ({
  sub_sectors: rules.subSectors(),
  tags: rules.tags(),
  country: rules.optionalChoice(),
  region: rules.optionalChoice(),
  background_image: yup.mixed().nullable(),
});

export const sellSchema = () =>
  yup.object({
    ...rules.sale(),
    ...market(),
    company_id: rules.choice(),
    sectors: rules.sectors(),
    organizational_chart: orgChartRule(),
  });

export const buySchema = () =>
  yup.object({ ...rules.mandate(), ...market(), preferred_sectors: rules.sectors() });
