/** Buy mandates; ranges in millions of the currency. */
export interface MandateDemo {
  title: string;
  owner: 'buyer' | 'rival';
  sectors: string[];
  country: string;
  region: string | null;
  revenue: [number, number] | null;
  ebitda: [number | null, number | null] | null;
  currency: 1 | 2 | 3 | 4;
  description: string;
}

export const MANDATES: MandateDemo[] = [
  {
    title: 'Industrial group looks for machining and metalwork',
    owner: 'buyer',
    sectors: ['Industry'],
    country: 'France',
    region: 'Auvergne-Rhône-Alpes',
    revenue: [2, 10],
    ebitda: [0.3, null],
    currency: 1,
    description:
      'A family-held group of five workshops seeks a sixth within two hours of Grenoble. We keep the site, the name and the team; the seller may stay for as long as it takes. Ten to sixty people, machines that are paid for, customers who have been there for years. We answer within a week, and pay from own funds.',
  },
  {
    title: 'Search-fund entrepreneur for a service company',
    owner: 'buyer',
    sectors: ['Business services', 'Education and media'],
    country: 'France',
    region: null,
    revenue: [1, 5],
    ebitda: null,
    currency: 1,
    description:
      'An engineer of 38, backed by fourteen investors, seeks one company to lead for the next ten years. Recurring contracts matter more than growth. Maintenance, inspection, training or software for trades; the founder stays for a year, and hands over the keys one by one.',
  },
  {
    title: 'IT group buys managed-service providers',
    owner: 'rival',
    sectors: ['Technology'],
    country: 'Belgium',
    region: null,
    revenue: null,
    ebitda: [0.3, 2],
    currency: 1,
    description:
      'A group of nine providers in France and Belgium continues to grow by purchase. We decide in six weeks, and founders may reinvest a part of the price.',
  },
  {
    title: 'Swiss family office, health care',
    owner: 'rival',
    sectors: ['Health'],
    country: 'Switzerland',
    region: 'Vaud',
    revenue: [2, 12],
    ebitda: [0.4, 3],
    currency: 4,
    description:
      'Long-term capital of one family for laboratories, clinics and medical devices around Lake Geneva. No resale planned.',
  },
  {
    title: 'Hotel investor, south of France',
    owner: 'buyer',
    sectors: ['Hospitality'],
    country: 'France',
    region: 'Provence-Alpes-Côte d’Azur',
    revenue: [1, 6],
    ebitda: [0.25, 1.5],
    currency: 1,
    description:
      'We run seven houses of 20 to 60 rooms between Nice and Montpellier and seek two more, business with or without the walls.',
  },
  {
    title: 'UK payroll consolidator',
    owner: 'rival',
    sectors: ['Business services'],
    country: 'United Kingdom',
    region: 'South West England',
    revenue: [0.5, 4],
    ebitda: [0.1, 1],
    currency: 3,
    description:
      'We bring independent payroll bureaux together under one platform; local teams and client relationships stay where they are.',
  },
];
