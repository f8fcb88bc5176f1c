import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@handover/shared/contract';

/**
 * One field has one name wherever it is shown: in the company, its listing, its review, and its deal. For each field the texts that
 * name it, by area and key; a name within a sentence begins with a small letter.
 */
const COMPANIES = 'mfe-companies';
const LISTINGS = 'mfe-opportunities';
const DEALS = 'mfe-deals';
const INPUTS = 'inputs';

/** The keys of texts that all areas call by the name of their field. */
const textIn = (field: string) => [
  [COMPANIES, `part.${field}`],
  [COMPANIES, `text.${field}`],
  [LISTINGS, `form.${field}`],
  [LISTINGS, `companyChanges.field.${field}`],
  [DEALS, `overview.text.${field}`],
  [DEALS, `timeline.field.${field}`],
  [DEALS, `edit.field.${field}`],
];
const privateTextIn = (field: string) => [...textIn(field), [LISTINGS, `privateData.${field}`]];
const rangeIn = (field: string) => [
  [INPUTS, field],
  [LISTINGS, `moderation.field.${field}`],
  [DEALS, `timeline.field.${field}`],
];

const FIELDS: Record<string, string[][]> = {
  activity: textIn('activity'),
  'unique selling proposition': [
    ...textIn('unique_selling_proposition'),
    [LISTINGS, 'description.unique_selling_proposition'],
    [LISTINGS, 'moderation.field.unique_selling_proposition'],
  ],
  financial: privateTextIn('financial'),
  'operational kpi': privateTextIn('operational_kpi'),
  'ownership structure': privateTextIn('ownership_structure'),
  'preferred description': [
    [LISTINGS, 'form.preferred_description'],
    [LISTINGS, 'description.preferred_description'],
    [LISTINGS, 'moderation.field.preferred_description'],
    [DEALS, 'overview.text.preferred_description'],
    [DEALS, 'timeline.field.preferred_description'],
    [DEALS, 'edit.field.preferred_description'],
  ],
  'zip code': [
    [COMPANIES, 'form.zipCode'],
    [LISTINGS, 'form.zip_code'],
    [LISTINGS, 'companyChanges.field.zip_code'],
    [DEALS, 'timeline.field.zip_code'],
    [DEALS, 'edit.field.zip_code'],
    [INPUTS, 'zipCode'],
  ],
  city: [
    [COMPANIES, 'form.city'],
    [LISTINGS, 'form.city'],
    [LISTINGS, 'privateData.fields.city'],
    [LISTINGS, 'companyChanges.field.city'],
    [DEALS, 'overview.city'],
    [DEALS, 'timeline.field.city'],
    [INPUTS, 'city'],
  ],
  country: [
    [COMPANIES, 'form.country'],
    [LISTINGS, 'form.country'],
    [LISTINGS, 'moderation.field.country'],
    [LISTINGS, 'companyChanges.field.country'],
    [DEALS, 'timeline.field.country'],
    [DEALS, 'edit.field.country'],
    [INPUTS, 'country'],
  ],
  region: [
    [COMPANIES, 'form.region'],
    [LISTINGS, 'form.region'],
    [LISTINGS, 'description.region'],
    [LISTINGS, 'filters.regions'],
    [LISTINGS, 'moderation.field.region'],
    [LISTINGS, 'companyChanges.field.region'],
    [DEALS, 'timeline.field.region'],
    [DEALS, 'edit.field.region'],
  ],
  website: [
    [COMPANIES, 'view.website'],
    [COMPANIES, 'form.website'],
    [COMPANIES, 'part.website'],
    [LISTINGS, 'privateData.fields.website'],
    [DEALS, 'overview.website'],
    [DEALS, 'timeline.field.website'],
  ],
  tags: [
    [COMPANIES, 'view.tags'],
    [COMPANIES, 'form.tags'],
    [COMPANIES, 'part.tags'],
    [LISTINGS, 'form.tags'],
    [LISTINGS, 'filters.tags'],
    [LISTINGS, 'description.tags'],
    [LISTINGS, 'moderation.field.tags'],
    [LISTINGS, 'companyChanges.field.tags'],
    [DEALS, 'overview.tags'],
    [DEALS, 'timeline.field.tags'],
  ],
  sectors: [
    [COMPANIES, 'view.sectors'],
    [COMPANIES, 'form.sectors'],
    [COMPANIES, 'part.sectors'],
    [LISTINGS, 'form.sectors'],
    [LISTINGS, 'moderation.field.sectors'],
    [LISTINGS, 'companyChanges.field.sectors'],
    [DEALS, 'overview.sectors'],
    [DEALS, 'timeline.field.sectors'],
  ],
  'sub-sectors': [
    [COMPANIES, 'view.subSectors'],
    [COMPANIES, 'part.sub_sectors'],
    [LISTINGS, 'form.sub_sectors'],
    [LISTINGS, 'moderation.field.sub_sectors'],
    [LISTINGS, 'companyChanges.field.sub_sectors'],
    [DEALS, 'overview.subSectors'],
    [DEALS, 'timeline.field.sub_sectors'],
    [INPUTS, 'subSectors'],
    [LISTINGS, 'description.sub_sectors'],
  ],
  offices: [
    [COMPANIES, 'view.offices'],
    [COMPANIES, 'form.offices'],
    [COMPANIES, 'part.offices'],
    [LISTINGS, 'form.offices'],
    [LISTINGS, 'privateData.fields.offices'],
    [LISTINGS, 'companyChanges.field.offices'],
    [DEALS, 'overview.offices_other'],
    [DEALS, 'edit.section.offices'],
    [INPUTS, 'offices'],
  ],
  'one office': [
    [DEALS, 'overview.offices_one'],
    [DEALS, 'timeline.field.office'],
  ],
  figures: [
    [COMPANIES, 'view.figures'],
    [COMPANIES, 'form.figures'],
    [COMPANIES, 'part.revenues'],
    [LISTINGS, 'form.revenues'],
    [LISTINGS, 'form.section.figures'],
    [LISTINGS, 'privateData.figures'],
    [LISTINGS, 'companyChanges.field.revenues'],
    [DEALS, 'overview.figures'],
    [DEALS, 'edit.section.figures'],
    [INPUTS, 'figures.title'],
  ],
  revenue: [
    [LISTINGS, 'facts.revenue'],
    [LISTINGS, 'filters.revenue'],
    [DEALS, 'overview.revenue'],
    [DEALS, 'timeline.field.revenue'],
    [INPUTS, 'revenue'],
  ],
  'revenue that a mandate looks for': [
    [LISTINGS, 'facts.preferredRevenue'],
    [DEALS, 'overview.preferredRevenue'],
  ],
  'EBITDA that a mandate looks for': [
    [LISTINGS, 'facts.preferredEbitda'],
    [DEALS, 'overview.preferredEbitda'],
  ],
  employees: [
    [LISTINGS, 'facts.employees'],
    [DEALS, 'timeline.field.number_of_employees'],
    [INPUTS, 'employees'],
  ],
  'asking price': [
    [LISTINGS, 'form.asking_price'],
    [LISTINGS, 'facts.price'],
    [LISTINGS, 'moderation.field.asking_price'],
    [DEALS, 'overview.price'],
    [DEALS, 'timeline.field.asking_price'],
    [DEALS, 'edit.field.asking_price'],
  ],
  'project title': [
    [LISTINGS, 'form.project_title'],
    [LISTINGS, 'moderation.field.project_title'],
    [DEALS, 'timeline.field.project_title'],
    [DEALS, 'edit.field.project_title'],
  ],
  'organisation chart': [
    [LISTINGS, 'form.section.organisation'],
    [LISTINGS, 'privateData.organisation'],
    [DEALS, 'overview.organisation'],
    [DEALS, 'timeline.field.organizational_chart'],
    [DEALS, 'edit.section.organisation'],
  ],
  'least revenue': rangeIn('preferred_min_revenue'),
  'most revenue': rangeIn('preferred_max_revenue'),
  'least EBITDA': rangeIn('preferred_ebitda_min'),
  'most EBITDA': rangeIn('preferred_ebitda_max'),
};

const root = join(import.meta.dirname, '../../..');
const read = (area: string, language: Language): object => {
  const file =
    area === INPUTS ? `host/src/locales/${language}/inputs.json` : `${area}/src/locales/${language}.json`;
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
};
const textOf = (area = '', key = '', language: Language): unknown =>
  key.split('.').reduce<unknown>((found, part) => Reflect.get(found as object, part), read(area, language));
const capital = (text: unknown) => String(text).replace(/^./, (first) => first.toUpperCase());

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(FIELDS))('%s has one name', (_, texts) => {
    const names = texts.map(([area, key]) => capital(textOf(area, key, language)));
    expect([...new Set(names)]).toHaveLength(1);
  });

  test('what is closed is called by the names of its fields', () => {
    const fields = ['financial', 'operational_kpi', 'ownership_structure', 'organisation'];
    const names = fields.map((field) => String(textOf(LISTINGS, `privateData.${field}`, language)));
    expect(textOf(LISTINGS, 'locked.texts', language)).toBe(capital(names.join(', ').toLowerCase()));
  });
});

test('a mandate is called the same in a deal as among the listings', () => {
  expect(textOf(DEALS, 'overview.types.buy', 'fr')).toBe(textOf(LISTINGS, 'type.buy', 'fr'));
});
