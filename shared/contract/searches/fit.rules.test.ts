import { byFit, fitOf, type PublicSide, suits } from './fit.rules.ts';

const EUR = 1;
const USD = 2;
const reference = (id: number) => ({ id, name: `Name ${id}`, name_fr: `Nom ${id}` });
const sector = (id: number) => ({ ...reference(id), hue: 10 });
const NOTHING: PublicSide = {
  sectors: [],
  sub_sectors: [],
  country: null,
  region: null,
  bands: null,
  asking_price: null,
  preferred_currency: EUR,
  preferred_min_revenue: null,
  preferred_max_revenue: null,
  preferred_ebitda_min: null,
  preferred_ebitda_max: null,
};
const bands = (min: number | null, max: number | null, currency = EUR) => ({
  year: 2025,
  currency,
  revenue: { min, max },
  ebitda: { min: null, max: 0 },
  number_of_employees: { min: 11, max: 51 },
});
const offer = (more: Partial<PublicSide>): PublicSide => ({ ...NOTHING, ...more });
const revenue = (min: number | null, max: number | null) =>
  offer({ preferred_min_revenue: min, preferred_max_revenue: max });
const sale = (min: number | null, max: number | null, currency?: number) =>
  offer({ bands: bands(min, max, currency) });

const place = (country: number | null, region: number | null = null) =>
  offer({ country: country ? reference(country) : null, region: region ? reference(region) : null });
const trade = (sectors: number[], subSectors: number[] = []) =>
  offer({ sectors: sectors.map(sector), sub_sectors: subSectors.map(reference) });

test.each([
  ['sector', 'one of its sectors', trade([1, 2]), trade([2]), 'meets'],
  ['sector', 'none of its sectors', trade([1]), trade([2]), 'misses'],
  ['sector', 'the sub-sector', trade([1], [11, 12]), trade([1], [12]), 'meets'],
  ['sector', 'another sub-sector', trade([1], [11]), trade([1], [12]), 'near'],
  ['sector', 'no sub-sector told', trade([1], [11]), trade([1]), 'meets'],
  ['sector', 'no sector wanted', trade([]), trade([1]), 'open'],
  ['place', 'the country', place(1), place(1, 5), 'meets'],
  ['place', 'the region', place(1, 5), place(1, 5), 'meets'],
  ['place', 'another region', place(1, 5), place(1, 6), 'near'],
  ['place', 'the country, no region told', place(1, 5), place(1), 'near'],
  ['place', 'another country', place(1), place(2), 'misses'],
  ['place', 'no country told', place(1), place(null), 'open'],
  ['place', 'any country', place(null), place(2), 'open'],
  ['revenue', 'a band within', revenue(1, 10), sale(2, 5), 'meets'],
  ['revenue', 'a band that overlaps', revenue(3, 10), sale(2, 5), 'meets'],
  ['revenue', 'a band that begins where the range ends', revenue(3, 5), sale(5, 10), 'near'],
  ['revenue', 'a band a quarter below', revenue(10, 20), sale(5, 8), 'near'],
  ['revenue', 'a band far below', revenue(10, 20), sale(2, 5), 'misses'],
  ['revenue', 'a band far above', revenue(1, 2), sale(5, 10), 'misses'],
  ['revenue', 'an open end', revenue(10, null), sale(20, null), 'meets'],
  ['revenue', 'no figure told', revenue(1, 2), NOTHING, 'open'],
  ['revenue', 'any figure', revenue(null, null), sale(5, 10), 'open'],
  ['revenue', 'another currency', revenue(1, 10), sale(2, 5, USD), 'open'],
  ['ebitda', 'a loss', offer({ preferred_ebitda_min: 1 }), sale(2, 5), 'misses'],
  ['price', 'a mandate names none', NOTHING, offer({ asking_price: 100 }), 'open'],
] as const)('%s, %s', (aspect, _name, mandate, business, expected) => {
  const row = fitOf(mandate, business).find((each) => each.aspect === aspect);
  expect(row?.fit).toBe(expected);
});

test('each line says what both sides say', () => {
  const mandate = { ...revenue(1, null), sectors: [sector(1)], country: reference(1) };
  const [sectors, where, size, profit, price] = fitOf(mandate, { ...sale(2, 5, USD), asking_price: 7 });
  expect(sectors?.wanted.names.map(({ id }) => id)).toEqual([1]);
  expect([where?.wanted.names, where?.offered.names]).toEqual([[reference(1)], []]);
  expect([size?.wanted.range, size?.offered.range]).toEqual([
    { min: 1, max: null },
    { min: 2, max: 5 },
  ]);
  expect([size?.wanted_currency, size?.offered_currency]).toEqual([EUR, USD]);
  expect([profit?.wanted.range, price?.offered.range]).toEqual([null, { min: 7, max: 7 }]);
});

test('two suit each other in one sector, where nothing misses; the best come first', () => {
  const mandate = { ...revenue(1, 10), sectors: [sector(1)], country: reference(1) };
  const best = fitOf(mandate, { ...sale(2, 5), sectors: [sector(1)], country: reference(1) });
  const untold = fitOf(mandate, { ...NOTHING, sectors: [sector(1)] });
  const abroad = fitOf(mandate, { ...sale(2, 5), sectors: [sector(1)], country: reference(2) });
  const unknown = fitOf(mandate, sale(2, 5));
  expect([best, untold, abroad, unknown].map(suits)).toEqual([true, true, false, false]);
  expect([untold, best].toSorted(byFit)).toEqual([best, untold]);
});
