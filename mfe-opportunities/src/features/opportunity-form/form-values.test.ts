import { buildOpportunity, buildOwn, buildPrivateData } from '@handover/shared/testing/node';
import { buyKind } from './buy-kind.ts';
import { sellKind } from './sell-kind.ts';

const reference = (id: number) => ({ id, name: `No. ${id}`, name_fr: `N° ${id}`, hue: 30 });
const common = {
  sub_sectors: [reference(3)],
  tags: [reference(4)],
  country: reference(5),
  region: reference(6),
  background_image: { id: 7, image: '/api/background_images/7/front.webp' },
  preferred_currency: 2,
};
const commonBody = {
  sub_sectors: ['3'],
  tags: ['4'],
  country: '5',
  region: '6',
  background_image: 7,
  preferred_currency: '2',
};

test('the fields of a sale are the same after the form', () => {
  const { project_title, activity, unique_selling_proposition, asking_price, ...opportunity } =
    buildOpportunity({ ...common, sectors: [reference(1), reference(2)], own: buildOwn({ company_id: 8 }) });
  const publicFields = {
    ...{ project_title, activity, unique_selling_proposition, asking_price },
    ...({ reason_for_sale: 'Retirement', founded_year: 1987, handover_months: 12 } as const),
    ...({ largest_customer: '10_to_25', growth_shown: 'band' } as const),
  };
  const privateFields = {
    city: 'Quimper',
    zip_code: '29000',
    financial: 'Audited figures',
    operational_kpi: 'Two shifts',
    ownership_structure: 'Two sisters',
    organizational_chart: { nodes: [{ id: '1', name: 'Odile', title: 'Head', parent: null }] },
  };
  const { values } = sellKind.toStored({
    opportunity: { ...opportunity, ...publicFields },
    privateData: buildPrivateData(privateFields),
  });
  expect(sellKind.toBody(values)).toEqual({
    ...commonBody,
    ...publicFields,
    ...privateFields,
    founded_year: '1987',
    handover_months: '12',
    sectors: ['1', '2'],
    company_id: '8',
  });
});

test('the fields of a mandate are the same after the form', () => {
  const fields = {
    project_title: 'Engineer looks for a workshop',
    preferred_min_revenue: 1_000_000,
    preferred_max_revenue: 2_000_000,
    preferred_ebitda_min: 100_000,
    preferred_ebitda_max: 200_000,
    preferred_description: 'Ten to fifty people, anywhere in France.',
  };
  const opportunity = buildOpportunity({
    ...common,
    ...fields,
    preferred_sectors: [reference(1), reference(2)],
  });
  const { values } = buyKind.toStored({ opportunity });
  expect(buyKind.toBody(values)).toEqual({ ...commonBody, ...fields, preferred_sectors: ['1', '2'] });
});
