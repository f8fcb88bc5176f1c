import type { SellDemo } from './sell-demo.ts';
import { yearsOf } from './years.ts';

/** Numbers of places that are kept free for such uses, or unlikely to be given out. */
const PHONES: Record<string, string> = {
  France: '+33 4 65 71 20 ',
  Belgium: '+32 81 22 10 ',
  Switzerland: '+41 22 345 60 ',
  'United Kingdom': '+44 1632 9601',
  'United States': '+1 512 555 01',
};
const FINANCING = [
  'No debt but leases of machines and vehicles, the last of which ends in three years.',
  'One bank loan, repaid by the middle of next year; customers pay after 38 days on average.',
  'Working capital comes from own means; the owner draws no more than a market salary.',
  'A state-guaranteed loan runs to the end of next year; the overdraft was not used last year.',
];

const siteOf = (company: string) =>
  company
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The data of a demo company besides its teaser. The rival's companies are less complete. */
export function companyProfile(demo: SellDemo, index: number) {
  const [latest] = yearsOf(demo, new Date().getFullYear() - 1);
  const margin = demo.ebitda === null ? null : Math.round((100 * demo.ebitda) / demo.revenue);
  const texts = {
    financial: `Accounts close on 31 December${margin === null ? '' : `, with an EBITDA margin of ${margin}%`}. ${FINANCING[index % FINANCING.length]}`,
    operationalKpi: latest
      ? `Revenue per employee: ${Math.round(latest.revenue / latest.numberOfEmployees / 1000)} thousand. Staff turnover: ${4 + (index % 5)}% a year.`
      : '',
    ownershipStructure: demo.ownership,
  };
  if (demo.owner === 'rival') return { ...texts, operationalKpi: '' };
  const phone = PHONES[demo.country];
  return {
    ...texts,
    uniqueSellingProposition: demo.proposition,
    website: `https://www.${siteOf(demo.company)}.example`,
    phone: phone ? `${phone}${10 + index}` : '',
  };
}
