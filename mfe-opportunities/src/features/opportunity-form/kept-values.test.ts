import { buildOpportunity, buildOwn, buildPrivateData } from '@handover/shared/testing/node';
import { mandate } from './buy-values.ts';
import { offer } from './sell-values.ts';

const named = (id: number) => ({ id, name: `No. ${id}`, name_fr: `N° ${id}`, hue: 30 });
const common = {
  sub_sectors: [named(3)],
  tags: [named(4)],
  country: named(5),
  region: named(6),
  background_image: { id: 7, image: '/api/background_images/7/front.webp' },
  preferred_currency: 2,
};
const commonParts = {
  sub_sectors: ['3'],
  tags: ['4'],
  country: '5',
  region: '6',
  background_image: 7,
  preferred_currency: '2',
};

test('each field of a sale comes into the form and goes back as it is', () => {
  const { project_title, activity, unique_selling_proposition, asking_price, ...opportunity } =
    buildOpportunity({ ...common, sectors: [named(1), named(2)], own: buildOwn({ company_id: 8 }) });
  const shown = { project_title, activity, unique_selling_proposition, asking_price };
  const confidential = {
    financial: 'Audited figures',
    operational_kpi: 'Two shifts',
    ownership_structure: 'Two sisters',
    organizational_chart: { nodes: [{ id: '1', name: 'Odile', title: 'Head', parent: null }] },
  };
  const { values } = offer.toStored({
    opportunity: { ...opportunity, ...shown },
    privateData: buildPrivateData(confidential),
  });
  expect(offer.toBody(values)).toEqual({
    ...commonParts,
    ...shown,
    ...confidential,
    sectors: ['1', '2'],
    company_id: '8',
  });
});

test('each field of a mandate comes into the form and goes back as it is', () => {
  const own = {
    project_title: 'Engineer looks for a workshop',
    preferred_min_revenue: 1_000_000,
    preferred_max_revenue: 2_000_000,
    preferred_ebitda_min: 100_000,
    preferred_ebitda_max: 200_000,
    preferred_description: 'Ten to fifty people, anywhere in France.',
  };
  const opportunity = buildOpportunity({ ...common, ...own, preferred_sectors: [named(1), named(2)] });
  const { values } = mandate.toStored({ opportunity });
  expect(mandate.toBody(values)).toEqual({ ...commonParts, ...own, preferred_sectors: ['1', '2'] });
});
